/** What waits for a browser or reads a whole site may take its time on a busy machine, in ms. */
jest.setTimeout(120_000);
