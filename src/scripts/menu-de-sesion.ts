import { inicialesDePersona, nombreDePersona } from '../domain/nombres'
import { vaciarAlmacen } from '../lib/almacen'
import { bearer } from '../lib/llaves'
import { type Persona, personaDe, rolDe } from '../lib/persona'
import { avisarSalida } from '../lib/salida'
import { salir } from '../lib/sesion'

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

  const abrir = crear('button', { type: 'button', className: 'usuario' }, [
    crear('span', { className: 'iniciales', ariaHidden: 'true' }, [
      persona ? inicialesDePersona(persona) : 'AD',
    ]),
    crear('span', { className: 'nombre' }, [nombre]),
    crear('span', { className: 'rol' }, [rol]),
    crear('span', { className: 'oculto' }, [', abrir el menú']),
  ])
  abrir.setAttribute('popovertarget', ID)

  const menu = crear('nav', { id: ID, className: 'menu', popover: 'auto', ariaLabel: 'Tu sesión' }, [
    crear('p', {}, [crear('b', {}, [nombre]), crear('span', { className: 'rol' }, [rol])]),
    crear(
      'ul',
      {},
      [
        crear('a', { href: panel }, ['Ir al panel']),
        ...(perfil && persona ? [crear('a', { href: perfil + persona.id }, ['Editar perfil'])] : []),
        crear('button', { type: 'button', onclick: () => void salir(vaciarAlmacen) }, ['Cerrar sesión']),
      ].map((accion) => crear('li', {}, [accion])),
    ),
  ])
  return [abrir, menu]
}

function crear<T extends keyof HTMLElementTagNameMap>(
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
void avisarSalida()
