// React as the build runs it; the development version would take most of the time for its warnings.
Object.assign(process.env, { NODE_ENV: "production" });
