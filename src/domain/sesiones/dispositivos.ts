type Nombrado = readonly [marca: RegExp, nombre: string]

/** In this order: Edge says that it is Chrome too, and Chrome that it is Safari. */
const navegadores: Nombrado[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** Android says that it is Linux too, and an iPhone that it is like a Mac. */
const sistemas: Nombrado[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** What somebody is told of where a session was opened, from its User-Agent: 'Chrome en Android'. */
export function dispositivoDe(agente: string | null | undefined): string {
  const navegador = nombreEn(navegadores, agente ?? '')
  const sistema = nombreEn(sistemas, agente ?? '')
  if (navegador && sistema) return `${navegador} en ${sistema}`
  return navegador ?? sistema ?? 'Dispositivo desconocido'
}

const nombreEn = (nombrados: Nombrado[], agente: string) =>
  nombrados.find(([marca]) => marca.test(agente))?.[1]
