/** In ms: tests that wait for a browser or read a whole site may take their time on a busy machine. */
jest.setTimeout(120_000);
