/** Replaces a CSS module: each class has its own name. */
const classNames: Record<string, string> = new Proxy({}, { get: (_, name) => String(name) });

module.exports = classNames;
