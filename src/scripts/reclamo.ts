import { conPrueba } from '../lib/con-prueba-de-trabajo'

/** Asks for a code first, and with it joins the contribution to whoever reads the e-mail's letters. */
const reclamo = document.querySelector<HTMLElement>('[data-reclamo]')
const formulario = reclamo?.querySelector('form')

if (reclamo && formulario) {
  formulario.hidden = false
  const pasos = pasosDe(formulario)
  formulario.addEventListener('change', () => pasos.showNombre())
  formulario.addEventListener('submit', (evento) => {
    evento.preventDefault()
    void send(reclamo.dataset.reclamo ?? '', formulario, pasos)
  })
}

type Pasos = ReturnType<typeof pasosDe>

function pasosDe(formulario: HTMLFormElement) {
  const codigo = formulario.querySelector<HTMLElement>('[data-codigo]')
  const dicho = formulario.querySelector<HTMLElement>('[role="status"]')
  const boton = formulario.querySelector('button')
  const campo = (nombre: string) => formulario.elements.namedItem(nombre) as HTMLInputElement
  return {
    campo,
    say(texto: string, como = '') {
      if (!dicho) return
      dicho.textContent = texto
      dicho.dataset.como = como
    },
    isPedido: () => codigo?.hidden === false,
    askForCodigo() {
      if (codigo) codigo.hidden = false
      if (boton) boton.textContent = 'Sumar a mi nombre'
      campo('codigo').focus()
    },
    showNombre() {
      const lugar = campo('nombre').closest<HTMLElement>('.ui-campo')
      const como = new FormData(formulario).get('como')
      if (lugar) lugar.hidden = como !== 'NOMBRE'
    },
    setBusy: (ocupado: boolean) => boton?.toggleAttribute('disabled', ocupado),
    markWrong(campos: Record<string, string> = {}) {
      for (const nombre of ['email', 'nombre', 'codigo'])
        campo(nombre).setAttribute('aria-invalid', String(nombre in campos))
      const [primero] = Object.keys(campos)
      if (primero && primero !== 'como') campo(primero)?.focus()
    },
  }
}

const SIN_CONEXION = 'No hay conexión con el servidor. Inténtalo otra vez.'

async function send(recibo: string, formulario: HTMLFormElement, pasos: Pasos) {
  const { email, como, nombre, codigo } = Object.fromEntries(new FormData(formulario))
  const conNombre = como === 'NOMBRE' ? { nombre } : {}
  const body = JSON.stringify({ email, como, ...conNombre, ...(pasos.isPedido() && { codigo }) })
  if (pasos.isPedido() && !codigo) {
    pasos.say('Escribe el código que te llegó por correo.', 'mal')
    return pasos.campo('codigo').focus()
  }
  pasos.setBusy(true)
  try {
    const { error, value } = await conPrueba((headers) => sendReclamo(recibo, body, headers))
    pasos.markWrong(value.campos)
    pasos.say(value.message, error ? 'mal' : 'bien')
    if (error) return
    if (pasos.isPedido()) formulario.querySelector('button')?.remove()
    else pasos.askForCodigo()
  } catch {
    pasos.say(SIN_CONEXION, 'mal')
  } finally {
    pasos.setBusy(false)
  }
}

async function sendReclamo(recibo: string, body: string, headers: Record<string, string>) {
  const respuesta = await fetch(`/api/aportes/${encodeURIComponent(recibo)}/reclamar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const value = await respuesta.json()
  return { value, error: respuesta.ok ? null : { value } }
}
