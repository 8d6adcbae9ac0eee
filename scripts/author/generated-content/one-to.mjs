/**
 * The numbers from 1 to `count`.
 *
 * @param {number} count
 */
export const oneTo = (count) => Array.from({ length: count }, (_, index) => index + 1);
