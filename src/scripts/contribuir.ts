const hueco = document.querySelector('#formulario')
const params = new URLSearchParams(location.search)
const correct = params.get('corregir')

if (hueco) void mount(hueco)

async function mount(hueco: Element) {
  try {
    if (correct) {
      const { mountCorreccion } = await import('../islands/correccion/montar')
      showCorreccion()
      mountCorreccion(hueco, Number(correct) || 0, params.get('token') ?? '')
    } else {
      const { mountAporte } = await import('../islands/aporte/montar')
      mountAporte(hueco)
    }
  } catch {
    hueco.textContent = 'No se pudo cargar el formulario. Revisa tu conexión y recarga la página.'
  }
}

/** The page is the same for everybody: what the link asks for is read here. */
function showCorreccion() {
  for (const parte of document.querySelectorAll<HTMLElement>('[data-de]')) {
    parte.hidden = parte.dataset.de !== 'correccion'
  }
}
