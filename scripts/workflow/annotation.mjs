/**
 * A line that GitHub Actions shows as an annotation of a file.
 *
 * @param {"error" | "warning"} severity
 * @param {string} file its path in the repository, whatever characters are in it
 * @param {string} message
 * @returns {string}
 */
export function annotation(severity, file, message) {
  return `::${severity} file=${escapedProperty(file)}::${escaped(message)}`;
}

/**
 * A command ends with its line, and `%` begins encoded characters.
 *
 * @param {string} text
 */
function escaped(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** @param {string} text */
function escapedProperty(text) {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
