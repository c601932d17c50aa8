import { inicialesDePersona, nombreDePersona } from '../domain/nombres'
import { emptyAlmacen } from '../lib/almacen'
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

  const open = create('button', { type: 'button', className: 'usuario' }, [
    create('span', { className: 'iniciales', ariaHidden: 'true' }, [
      persona ? inicialesDePersona(persona) : 'AD',
    ]),
    create('span', { className: 'nombre' }, [nombre]),
    create('span', { className: 'rol' }, [rol]),
    create('span', { className: 'oculto' }, [', abrir el menú']),
  ])
  open.setAttribute('popovertarget', ID)

  const menu = create('nav', { id: ID, className: 'menu', popover: 'auto', ariaLabel: 'Tu sesión' }, [
    create('p', {}, [create('b', {}, [nombre]), create('span', { className: 'rol' }, [rol])]),
    create(
      'ul',
      {},
      [
        create('a', { href: panel }, ['Ir al panel']),
        ...(perfil && persona ? [create('a', { href: perfil + persona.id }, ['Editar perfil'])] : []),
        create('button', { type: 'button', onclick: () => void leave(emptyAlmacen) }, ['Cerrar sesión']),
      ].map((accion) => create('li', {}, [accion])),
    ),
  ])
  return [open, menu]
}

function create<T extends keyof HTMLElementTagNameMap>(
  nombre: T,
  propiedades: Partial<HTMLElementTagNameMap[T]>,
  hijos: (Node | string)[],
): HTMLElementTagNameMap[T] {
  const elemento = Object.assign(document.createElement(nombre), propiedades)
  elemento.append(...hijos)
  return elemento
}

const token = bearer() ?? ''
const area = areas[rolDe(token) as keyof typeof areas]
if (area) document.querySelector('.cabecera .ingresar')?.replaceWith(...menuDe(area, personaDe(token)))
void announceSalida()
