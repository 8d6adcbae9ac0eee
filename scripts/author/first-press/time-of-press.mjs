/** How much slower than this computer the phone is. */
const SLOWDOWN = 4;

/** In ms: no press takes longer. */
const LONGEST = 20_000;

/**
 * How long a press takes until it is answered, in ms, from the press itself on. No pointer comes near before: on a phone
 * there is none.
 */
export async function timeOfPress(browser, address, press, { network, warm, reading }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: "light",
    hasTouch: true,
  });
  try {
    if (warm) await measure(context, address, press, network, 0);
    return await measure(context, address, press, network, reading);
  } finally {
    await context.close();
  }
}

async function measure(context, address, { path, target, done }, { bandwidth, delay }, reading) {
  const page = await context.newPage();
  // What an earlier press has stored, such as a theme.
  await page.addInitScript(() => localStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: delay,
    downloadThroughput: bandwidth,
    uploadThroughput: bandwidth,
    connectionType: "cellular4g",
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(address + path, { waitUntil: "load" });
  await page.waitForTimeout(reading);
  // As text: the page's policy lets it make no functions of text.
  const time = await page.evaluate(`new Promise((resolve, reject) => {
    const element = document.querySelector(${JSON.stringify(target)});
    element.scrollIntoView({ block: "center" });
    const start = performance.now();
    element.click();
    const look = () => {
      if (${done}) resolve(Math.round(performance.now() - start));
      else if (performance.now() - start > ${LONGEST}) reject(new Error("The press was not answered"));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })`);
  await page.close();
  return time;
}
