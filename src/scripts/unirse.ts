import { PRUEBA_PEDIDA } from '../domain/sesiones/prueba-de-trabajo'
import { conPrueba } from '../lib/con-prueba-de-trabajo'
import { pestana } from '../lib/dispositivo'

/*
 * The page is whole without this: here what was typed outlives a reload or a line that is gone, a browser that has to
 * work before it may go on does so, and who is in goes on to their courses.
 */

const BORRADOR = 'borrador:unirse'
const SIN_CONEXION = 'No hay conexión con el servidor. Lo que escribiste no se perdió: inténtalo otra vez.'

const pagina = () => document.querySelector<HTMLElement>('.unirse')

const camposDe = (formulario: HTMLFormElement) => [...formulario.querySelectorAll('input')]

function restore() {
  const formulario = document.querySelector<HTMLFormElement>('form[data-borrador]')
  const escrito = pestana.readDato<Record<string, string>>(BORRADOR)
  if (!formulario || !escrito) return
  for (const campo of camposDe(formulario)) {
    if (campo.type === 'checkbox') campo.checked ||= escrito[campo.name] === 'true'
    else campo.value ||= escrito[campo.name] ?? ''
  }
}

function keep({ currentTarget }: Event) {
  const formulario = (currentTarget as HTMLElement).querySelector<HTMLFormElement>('form[data-borrador]')
  if (formulario) pestana.keepDato(BORRADOR, Object.fromEntries(new FormData(formulario)))
}

/** The page that answers, with a proof of work where it asks for one. */
async function call(direccion: string, init: RequestInit): Promise<Document> {
  const { pagina } = await conPrueba(async (headers) => {
    const respuesta = await fetch(direccion, { ...init, headers })
    const pagina = new DOMParser().parseFromString(await respuesta.text(), 'text/html')
    const reto = pagina.querySelector<HTMLElement>('.unirse')?.dataset.reto
    return { pagina, error: reto ? { value: { code: PRUEBA_PEDIDA, reto } } : null }
  })
  return pagina
}

async function show(direccion: string, init: RequestInit) {
  const boton = document.querySelector<HTMLButtonElement>('.unirse button')
  boton?.setAttribute('disabled', '')
  try {
    const nueva = (await call(direccion, init)).querySelector<HTMLElement>('.unirse')
    if (!nueva) throw new Error('La página no es la que se pidió.')
    pagina()?.replaceWith(nueva)
    await begin()
    document.querySelector<HTMLElement>('[aria-invalid], [data-codigo]')?.focus()
  } catch {
    boton?.removeAttribute('disabled')
    const dicho = document.querySelector<HTMLElement>('.dicho')
    if (dicho) Object.assign(dicho, { hidden: false, textContent: SIN_CONEXION })
  }
}

async function begin() {
  restore()
  const ahora = pagina()
  ahora?.addEventListener('input', keep)
  ahora?.addEventListener('submit', (evento) => {
    evento.preventDefault()
    const formulario = evento.target as HTMLFormElement
    const datos = new FormData(formulario)
    void show(formulario.action, {
      method: 'POST',
      body: new URLSearchParams([...datos] as [string, string][]),
    })
  })
  if (!ahora?.querySelector('form') && !ahora?.dataset.reto) pestana.forget(BORRADOR)
  const token = ahora?.dataset.token
  if (!token) return
  const { openSesion } = await import('../lib/sesion')
  openSesion('userToken', token, 'alumno')
  location.replace('/alumnos/dashboard')
}

void begin()
if (pagina()?.dataset.reto) void show(location.href, {})
