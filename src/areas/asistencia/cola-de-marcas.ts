import { YA_MARCADO } from '../../domain/asistencia/asistencia'
import { textoDeFalla } from '../../lib/api'
import { nombreDe } from '../../lib/dispositivo'
import { toast } from '../../ui/toast'
import { createCola } from '../base/cola/cola'
import { createDueno } from '../base/cola/dueno'
import type { Puesta } from '../base/cola/estado'
import { opcionesDeEnvio } from '../base/cola/fallas'
import { haceDe } from '../base/cola/hecha'
import { announceRechazo } from '../base/cola/rechazos'
import type { RolDeGestion } from '../base/curso/gestion'
import { createAsiento, noteInCierres } from './asiento'
import { asistencia, type LlamadasDeAsistencia } from './gestion'
import { claveDe, formato, isMismoValor, type Marca, type Valor } from './marcas-guardadas'
import { refetchLater } from './relectura'
import { momentoDeEnviar } from './ritmo'

/*
 * Attendance marks on their way to the server: of one student on one day only the last counts. Those that are made one
 * after the other are gathered, and go together where they say the same of the same day.
 */

const SIN_MARCAR = 'Las marcas que esperaban en este dispositivo no se guardaron.'

/** What is not one's own: who took somebody's place has it while the dates last, and may have it again. */
const SIN_CATEDRA = 'catedra_no_encontrada'
const AJENA =
  'Esa cátedra ya no está entre las tuyas. Las marcas que esperaban quedan guardadas en este dispositivo.'
/** What is older nobody will send any more. */
const GUARDADAS_MS = 14 * 24 * 60 * 60 * 1000

let llamadas: LlamadasDeAsistencia
const dueno = createDueno()

export const cola = createCola<Marca>({
  nombre: () => nombreDe('marcas', dueno.nombre()),
  formato,
  claveDe,
  puede: dueno.conSesion,
  momento: momentoDeEnviar,
  juntas: (una, otra) =>
    una.catedraId === otra.catedraId && una.diaId === otra.diaId && isMismoValor(una, otra),
  send: sendBatch,
  onArrive(lote, quedan) {
    const llegadas = lote.map(({ dato }, i) => {
      const marca = quedan[i] ?? dato
      return { marca, superada: marca !== dato && !isJustificadaPorPedido(dato, marca) }
    })
    if (llegadas.some(({ superada }) => superada)) toast.error(YA_MARCADO)
    asiento.receive(llegadas)
  },
  keeps: (lote, { code }) =>
    code === SIN_CATEDRA && lote.every(({ hecha }) => Date.now() - (hecha ?? 0) < GUARDADAS_MS),
  onReject: (error) =>
    error.code === SIN_CATEDRA
      ? toast.error(AJENA)
      : announceRechazo({ falla: llamadas.textos.falla, perdido: SIN_MARCAR }, error),
  // Of a connection that is lost, the sheet tells.
  onFail: (error) => error.status > 0 && announceFailure(error),
  onMiss(marcas) {
    asiento.forget(marcas)
    // Until they are read: who closes the class now has them.
    void noteInCierres(marcas)
    refetchLater(marcas, llamadas.refetch)
  },
})

export const asiento = createAsiento({
  asistencia: (catedraId, diaId) => llamadas.asistenciaQuery(catedraId, diaId),
  announce: cola.announce,
})

const announceFailure = (error: unknown) => toast.error(textoDeFalla(llamadas.textos.falla, error))

export function mark(marcas: readonly Marca[]) {
  cola.put(marcas)
  asiento.defer()
}

let deCierres: ReadonlyMap<string, Marca> = new Map()

/** What the closings say that wait: a list shows it until they arrive. */
export function noteCierres(marcas: ReadonlyMap<string, Marca>) {
  const claves = new Set([...deCierres.keys(), ...marcas.keys()])
  deCierres = marcas
  cola.announce(claves)
}

/** What was marked here, on its way or not in the list yet. */
export const marcada = (clave: string): Valor | undefined =>
  cola.enEspera(clave)?.dato ?? deCierres.get(clave) ?? asiento.de(clave)
/** The same of everybody. */
export function marcadas(): Iterable<Marca> {
  const enEspera = cola.pendientes().map(({ dato }) => dato)
  const todas = [...asiento.todas(), ...deCierres.values(), ...enEspera]
  return new Map(todas.map((una) => [claveDe(una), una])).values()
}

/** Once in an area, by whom attendance is taken in it. */
export function begin(rol: RolDeGestion) {
  if (llamadas) return
  llamadas = asistencia(rol)
  cola.begin()
  dueno.follow(llamadas.duenoDeMarcas, cola.resume)
}

type Lote = readonly Puesta<Marca>[]

/** Sends marks of one class day that say the same, and tells what stands then: a later one of somebody else stays. */
async function sendBatch(lote: Lote): Promise<Marca[]> {
  const [primera, ...otras] = lote
  if (!primera) return []
  if (otras.length === 0) {
    const { asistencia } = await llamadas.sendOne(
      { ...primera.dato, ...(primera.hecha !== null && { hecha_hace: haceDe(primera.hecha) }) },
      opcionesDeEnvio(),
    )
    return [asQueda(primera.dato, asistencia)]
  }
  const alumnoIds = lote.map(({ dato }) => dato.alumnoId)
  // What an earlier version left here without saying when counts as made now, as it did.
  const hecha_hace = lote.map(({ hecha }) => (hecha === null ? 0 : haceDe(hecha)))
  const { quedan } = await llamadas.sendMany(primera.dato, { alumnoIds, hecha_hace }, opcionesDeEnvio())
  const superadas = new Map(quedan.map(({ alumnoId, ...valor }) => [alumnoId, valor]))
  return lote.map(({ dato }) => asQueda(dato, superadas.get(dato.alumnoId) ?? dato))
}

/** The same mark where the server has it so; another one, which is known by that, where it does not. */
const asQueda = (marca: Marca, { presente, matiz }: Valor): Marca =>
  isMismoValor(marca, { presente, matiz }) ? marca : { ...marca, presente, matiz }

/** An absence that an accepted excuse explains: nobody else marked it. */
const isJustificadaPorPedido = (dicha: Valor, queda: Valor) =>
  !dicha.presente && dicha.matiz === null && queda.matiz === 'JUSTIFICADO'
