import type { Browser, CDPSession } from '@playwright/test'

const SIZE = { width: 360, height: 800 }
const SLOWER = 4

/** A page of a phone whose processor is four times slower, with nothing in the cache. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: SIZE,
    isMobile: true,
    hasTouch: true,
    locale: 'es-PY',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page, session }
}

/** Counts what comes of scripts over the network, headers included. */
export async function countScripts(session: CDPSession) {
  const types = new Map<string, string>()
  let scriptBytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => scriptBytes
}
