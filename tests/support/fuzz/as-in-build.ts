// React as in a build; the development version would spend most of the time on its warnings.
Object.assign(process.env, { NODE_ENV: "production" });
