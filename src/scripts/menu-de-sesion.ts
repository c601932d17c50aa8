import { inicialesDePersona, nombreDePersona } from '../domain/personas/nombres'
import { emptyAlmacen } from '../lib/almacen'
import { bringPopovers } from '../lib/emergente'
import { bearer } from '../lib/llaves'
import { type Persona, personaDe, rolDe } from '../lib/persona'
import { announceSalida } from '../lib/salida'
import { leave } from '../lib/sesion'

const ID = 'menu-de-usuario'

const areas = {
  admin: { rol: 'Administrador', panel: '/admin/dashboard', perfil: null },
  docente: { rol: 'Docente', panel: '/docente/dashboard', perfil: '/docente/profile/' },
  alumno: { rol: 'Alumno', panel: '/alumnos/dashboard', perfil: '/alumno/profile/' },
}

type Area = (typeof areas)[keyof typeof areas]

/** The areas' menu on a public page, in place of what leads to the logins. */
function menuDe(area: Area, persona: Persona | null): [HTMLElement, HTMLElement] {
  const { rol, panel, perfil } = area
  const nombre = (persona && nombreDePersona(persona)) || 'Sesión activa'

  const open = create('button', { type: 'button', class: 'usuario', popovertarget: ID }, [
    create('span', { class: 'iniciales', 'aria-hidden': 'true' }, [
      persona ? inicialesDePersona(persona) : 'AD',
    ]),
    create('span', { class: 'nombre' }, [nombre]),
    create('span', { class: 'rol' }, [rol]),
    create('span', { class: 'oculto' }, [', abrir el menú']),
  ])

  const salir = create('button', { type: 'button' }, ['Cerrar sesión'])
  salir.onclick = () => void leave(emptyAlmacen)
  const menu = create('nav', { id: ID, class: 'menu', popover: 'auto', 'aria-label': 'Tu sesión' }, [
    create('p', {}, [create('b', {}, [nombre]), create('span', { class: 'rol' }, [rol])]),
    create(
      'ul',
      {},
      [
        create('a', { href: panel }, ['Ir al panel']),
        ...(perfil && persona ? [create('a', { href: `${perfil}${persona.id}` }, ['Editar perfil'])] : []),
        salir,
      ].map((accion) => create('li', {}, [accion])),
    ),
  ])
  return [open, menu]
}

function create(nombre: string, atributos: Record<string, string>, hijos: (Node | string)[]): HTMLElement {
  const elemento = document.createElement(nombre)
  for (const [atributo, valor] of Object.entries(atributos)) elemento.setAttribute(atributo, valor)
  elemento.append(...hijos)
  return elemento
}

const token = bearer() ?? ''
const area = areas[rolDe(token) as keyof typeof areas]
if (area) {
  document.querySelector('.cabecera .ingresar')?.replaceWith(...menuDe(area, personaDe(token)))
  bringPopovers()
}
void announceSalida()
