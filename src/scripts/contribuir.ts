const hueco = document.querySelector('#formulario')
const params = new URLSearchParams(location.search)
const corregir = params.get('corregir')

if (hueco) void montar(hueco)

async function montar(hueco: Element) {
  try {
    if (corregir) {
      const { montarCorreccion } = await import('../islands/correccion/montar')
      mostrarCorreccion()
      montarCorreccion(hueco, Number(corregir) || 0, params.get('token') ?? '')
    } else {
      const { montarAporte } = await import('../islands/aporte/montar')
      montarAporte(hueco)
    }
  } catch {
    hueco.textContent = 'No se pudo cargar el formulario. Revisa tu conexión y recarga la página.'
  }
}

/** The page is the same for everybody: what the link asks for is read here. */
function mostrarCorreccion() {
  for (const parte of document.querySelectorAll<HTMLElement>('[data-de]')) {
    parte.hidden = parte.dataset.de !== 'correccion'
  }
}
