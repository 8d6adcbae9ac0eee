/** Does what Babel's helper `toConsumableArray` does, without its ways around old browsers. */
export default (list) => [...list];
