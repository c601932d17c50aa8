import { atom } from 'nanostores'
import type { Respuesta } from '../../../domain/evaluacion-asignada'
import { recordar } from '../../../lib/recordar'

interface Estado {
  /** By question, the option that the server does not have yet. */
  porGuardar: ReadonlyMap<number, number>
  /** The server could not be reached. */
  perdida: boolean
}

/** What the server does not have yet; kept in this browser under a name of its own, it outlives a reload. */
export function crearRespuestasEnEspera(clave: string) {
  const $estado = atom<Estado>({ porGuardar: leer(clave), perdida: false })
  const cambiar = (cambio: Partial<Estado>) => $estado.set({ ...$estado.get(), ...cambio })

  /** Read anew each time: another tab may have added its own. */
  const cambiarLasQueEsperan = (cambio: (actuales: Map<number, number>) => void) => {
    const porGuardar = leer(clave)
    cambio(porGuardar)
    guardar(clave, porGuardar)
    cambiar({ porGuardar })
  }

  return {
    leer: () => $estado.get(),
    oir: (avisar: () => void) => $estado.listen(avisar),
    primera(): Respuesta | undefined {
      const [una] = $estado.get().porGuardar
      return una && { preguntaId: una[0], opcionElegidaId: una[1] }
    },
    poner: ({ preguntaId, opcionElegidaId }: Respuesta) =>
      cambiarLasQueEsperan((actuales) => actuales.set(preguntaId, opcionElegidaId)),
    /** A newer choice for the same question goes on waiting. */
    quitar: ({ preguntaId, opcionElegidaId }: Respuesta) =>
      cambiarLasQueEsperan((actuales) => {
        if (actuales.get(preguntaId) === opcionElegidaId) actuales.delete(preguntaId)
      }),
    quitarTodas: () => cambiarLasQueEsperan((actuales) => actuales.clear()),
    releer: () => cambiar({ porGuardar: leer(clave) }),
    decirPerdida: (perdida: boolean) => cambiar({ perdida }),
  }
}

function leer(clave: string): Map<number, number> {
  try {
    return new Map(JSON.parse(localStorage.getItem(clave) ?? '[]'))
  } catch {
    return new Map()
  }
}

const guardar = (clave: string, porGuardar: ReadonlyMap<number, number>) =>
  recordar(clave, porGuardar.size > 0 ? JSON.stringify([...porGuardar]) : null)
