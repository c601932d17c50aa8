/** The timeline's island wakes when somebody opens a card, or the form that adds a creator. */
export function prepareIsla() {
  const isla = document.querySelector('#islas > astro-island')
  if (!isla) return
  const wake = () => {
    if (!isla.hasAttribute('ssr')) return
    preload()
    isla.dispatchEvent(new Event('abrir'))
  }
  document.addEventListener('pointerdown', (event) => {
    if (closest(event, `.tarjeta > summary, ${APORTAR}`)) preload()
  })
  document.addEventListener('toggle', ({ target }) => isAbierta(target) && wake(), { capture: true })
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const enlace = closest(event, APORTAR)
    if (!enlace) return
    // The island, once it is awake, sees which one waits.
    event.preventDefault()
    enlace.setAttribute('aria-busy', 'true')
    wake()
  })
  if (document.querySelector('.tarjeta[open]')) wake()
}

/** The link to the form's page, which opens it over this one. */
const APORTAR = 'a[data-aportar]'

const closest = ({ target }: Event, cual: string) => (target instanceof Element ? target.closest(cual) : null)
const isAbierta = (target: EventTarget | null) =>
  target instanceof Element && target.matches('.tarjeta[open]')

/** All the files at once, where the island would find one only after having read the other. */
function preload() {
  for (const parte of [import('../islands/entradas/linea'), import('../islands/cliente')])
    parte.catch(() => {})
}
