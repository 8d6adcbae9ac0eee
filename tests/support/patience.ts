/** In ms: tests that wait for a browser or read a whole site may take long on a busy computer. */
jest.setTimeout(120_000);
