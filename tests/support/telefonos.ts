/** What browsers of two years ago lack: for `addInitScript`, as all that is here. */
export function olvidaLoNuevo() {
  const prototipos: [object, string[]][] = [
    [URL, ['parse', 'canParse']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [AbortSignal, ['any']],
    [String.prototype, ['toWellFormed', 'isWellFormed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [Element.prototype, ['checkVisibility', 'moveBefore', 'ariaLabel', 'ariaBusy', 'ariaValueText', 'role']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']],
    [globalThis, ['Temporal', 'Iterator', 'URLPattern', 'CloseWatcher', 'navigation', 'requestIdleCallback']],
  ]
  for (const [de, nombres] of prototipos) for (const nombre of nombres) Reflect.deleteProperty(de, nombre)
  // Nor does anything keep a menu hidden there that was opened in another way.
  const abierto = new CSSStyleSheet()
  abierto.replaceSync(':where([popover].\\:popover-open) { display: block }')
  document.adoptedStyleSheets = [abierto]
}

/** One whose time zones are from before October 2024: there, Paraguay goes back to UTC-4 from March to October. */
export function recuerdaElHorarioDeVerano() {
  Reflect.deleteProperty(globalThis, 'Temporal')
  const Original = Intl.DateTimeFormat
  const zonaEn = (instante: number) => {
    const anio = new Date(instante).getUTCFullYear()
    const isInvierno = instante >= Date.UTC(anio, 2, 22, 3) && instante < Date.UTC(anio, 9, 3, 4)
    return isInvierno ? 'Etc/GMT+4' : 'Etc/GMT+3'
  }
  function Formato(idioma: string, opciones: Intl.DateTimeFormatOptions = {}) {
    if (opciones.timeZone !== 'America/Asuncion') return new Original(idioma, opciones)
    const enZona = (instante: number) => new Original(idioma, { ...opciones, timeZone: zonaEn(instante) })
    return {
      format: (instante: Date | number) => enZona(Number(instante)).format(instante),
      formatToParts: (instante: Date | number) => enZona(Number(instante)).formatToParts(instante),
    }
  }
  Object.assign(Intl, { DateTimeFormat: Formato })
}

/** What Chrome's translator does with a page, for `evaluate`: each text goes into two elements, also what comes later. */
export function traduce() {
  const AFUERA = ['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'FONT', 'svg']
  const isLeft = (texto: Node) => {
    for (let uno = texto.parentElement; uno; uno = uno.parentElement) {
      if (AFUERA.includes(uno.tagName) || (uno as HTMLElement).translate === false) return true
    }
    return false
  }
  const wrap = (texto: Text) => {
    if (!texto.data.trim() || !texto.parentNode || isLeft(texto)) return
    const [afuera, adentro] = [document.createElement('font'), document.createElement('font')]
    adentro.textContent = texto.data
    afuera.append(adentro)
    texto.replaceWith(afuera)
  }
  const wrapAll = (donde: Node) => {
    const camino = document.createTreeWalker(donde, NodeFilter.SHOW_TEXT)
    const textos: Text[] = []
    while (camino.nextNode()) textos.push(camino.currentNode as Text)
    textos.forEach(wrap)
  }
  wrapAll(document.body)
  new MutationObserver((cambios) => {
    for (const { type, target, addedNodes } of cambios) {
      if (type === 'characterData') wrap(target as Text)
      for (const nuevo of addedNodes) {
        if (nuevo instanceof Text) wrap(nuevo)
        else if (nuevo.nodeName !== 'FONT') wrapAll(nuevo)
      }
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}
