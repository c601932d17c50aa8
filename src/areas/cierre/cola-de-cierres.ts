import { ApiError, api, unwrap } from '../../lib/api'
import { nombreDe } from '../../lib/dispositivo'
import { toast } from '../../ui/toast'
import { begin as beginLista, cola as lista, noteCierres } from '../asistencia/cola-de-marcas'
import { createCola } from '../base/cola/cola'
import { createDueno } from '../base/cola/dueno'
import { failureOf, opcionesDeEnvio } from '../base/cola/fallas'
import { haceDe } from '../base/cola/hecha'
import { queryClient } from '../base/consultas'
import { type Clase, duenoDeCierres, readBorrador, saveBorrador } from './borrador-de-cierre'
import { afterLista, marcasDe, tellLista } from './con-la-lista'
import type { Cuerpo } from './cuerpo'
import type { Envio } from './envio'

/*
 * Closings on their way to the server, one a class. What was written stays until the server has taken it: where it does
 * not want it, the screen shows it again, and why.
 */

const dueno = createDueno()
export const duenoActual = dueno.nombre

const claveDe = ({ catedraId, fecha }: Clase) => `${catedraId}.${fecha}`

export const cola = createCola<Envio>({
  nombre: () => nombreDe('cierres', dueno.nombre()),
  formato: {
    read: (texto) => JSON.parse(texto),
    write: (pendientes) =>
      JSON.stringify(pendientes.map(({ dato, vez, hecha }) => ({ dato, vez, hecha: hecha ?? undefined }))),
  },
  claveDe,
  puede: dueno.conSesion,
  juntas: () => false,
  send: async ([una]) => (una ? [await sendOne(una.dato, una.hecha)] : []),
  onArrive(lote) {
    for (const { dato } of lote) saveBorrador(duenoActual(), dato, null)
    // A class that is closed shows in its course, its plans, its tasks, its board and its marks.
    void queryClient.invalidateQueries()
  },
  onMiss: () => void queryClient.invalidateQueries(),
  // Whatever it was refused for, it happened since what is here was read.
  onReject: () => void queryClient.invalidateQueries(),
})

async function sendOne(envio: Envio, hecha: number | null): Promise<Envio> {
  const { catedraId, fecha, cuerpo } = envio
  const hecha_hace = hecha === null ? 0 : haceDe(hecha)
  const clase = api.docente.catedra({ id: catedraId }).diasclase({ diaId: 'hoy' })
  try {
    await unwrap(clase.cierre.post({ ...cuerpo, fecha, hecha_hace }, opcionesDeEnvio()))
    return envio
  } catch (error) {
    if (error instanceof ApiError && failureOf(error.status) === 'rechazo') noteRechazo(envio, error)
    throw error
  }
}

/** Where it is on the screen, that says it. */
function noteRechazo(clase: Clase, { code, message }: ApiError) {
  const escrito = readBorrador(duenoActual(), clase)
  if (escrito) saveBorrador(duenoActual(), clase, { ...escrito, rechazo: { code, message } })
  if (!cola.conOyente().includes(claveDe(clase))) {
    toast.error(`${message} Lo que escribiste sigue en «Cerrar la clase».`)
  }
}

export function send(clase: Clase, cuerpo: Cuerpo, diaId: number | undefined) {
  const envio = { ...clase, cuerpo, diaId }
  tellLista(envio)
  cola.put([envio])
}

/** The rest of a closing was said when it was: what somebody else has marked since stays. */
function followLista() {
  for (const { dato, hecha } of cola.pendientes()) {
    const ahora = afterLista(dato, hecha)
    if (ahora !== dato) cola.put([ahora], hecha ?? undefined)
  }
}

export const envioDe = (clase: Clase) => cola.de(claveDe(clase))
export const listenToOne = (clase: Clase, oyente: () => void) => cola.listenToOne(claveDe(clase), oyente)

let hasBegun = false

/** Once in the area. */
export function begin() {
  if (hasBegun) return
  hasBegun = true
  beginLista('docente')
  cola.listen(() => noteCierres(marcasDe(cola.pendientes().map(({ dato }) => dato))))
  cola.begin()
  lista.listen(followLista)
  dueno.follow(duenoDeCierres, cola.resume)
}
