const hueco = document.querySelector('#formulario')
const params = new URLSearchParams(location.search)
const correct = params.get('corregir')
const sugerencia = params.get('sugerencia')

if (hueco) void mount(hueco)

async function mount(hueco: Element) {
  try {
    if (correct) {
      const { mountCorreccion } = await import('../islands/correccion/montar')
      showOnly('correccion')
      mountCorreccion(hueco, Number(correct) || 0, params.get('token') ?? '')
    } else if (sugerencia) {
      const { mountCorreccionDeSugerencia } = await import('../islands/correccion/montar-sugerencia')
      showOnly('sugerencia')
      mountCorreccionDeSugerencia(hueco, Number(sugerencia) || 0, params.get('token') ?? '')
    } else {
      const { mountAporte } = await import('../islands/aporte/montar')
      mountAporte(hueco)
    }
  } catch {
    hueco.textContent = 'No se pudo cargar el formulario. Revisa tu conexión y recarga la página.'
  }
}

/** The page is the same for everybody: what the link asks for is read here. */
function showOnly(que: string) {
  for (const parte of document.querySelectorAll<HTMLElement>('[data-de]')) {
    parte.hidden = parte.dataset.de !== que
  }
}
