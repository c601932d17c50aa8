import type { QueryKey } from '@tanstack/react-query'
import { groupBy } from '../../domain/base/grupos'
import { queryClient } from '../base/consultas'
import { claveDeCierres } from '../base/curso/dias'
import type { Asistencia, ListaDelDia, LlamadasDeAsistencia } from './gestion'
import { claveDe, type Marca } from './marcas-guardadas'

/** Whoever goes down a list marks somebody every second or two: what has arrived is said and shown after the last. */
const CALMA_MS = 1700
/** Who reads the list hears of it a moment later: until then it is here that the mark stands. */
const HASTA_LEERSE_MS = 100

interface Llegada {
  /** As it stands on the server. */
  marca: Marca
  /** It is what somebody else marked later. */
  superada: boolean
}

interface Opciones {
  asistencia: LlamadasDeAsistencia['asistenciaQuery']
  announce: (claves: Iterable<string>) => void
}

/** What the server has taken, until it is written in the list: once for many, for all of it is drawn again. */
export function createAsiento({ asistencia, announce }: Opciones) {
  const porAsentar = new Map<string, Llegada>()
  const escritas = new WeakSet<Llegada>()
  const calma = createCalma(() => void settle())
  let asentadas = 0

  async function settle() {
    calma.end()
    const llegadas = [...porAsentar].filter(([, una]) => !escritas.has(una))
    if (llegadas.length === 0) return
    for (const [, una] of llegadas) escritas.add(una)
    await note(asistencia, marcasDe(llegadas))
    asentadas += llegadas.filter(([, { superada }]) => !superada).length
    const claves = llegadas.map(([clave]) => clave)
    announce(claves)
    setTimeout(() => {
      for (const [clave, una] of llegadas) if (porAsentar.get(clave) === una) porAsentar.delete(clave)
      announce(claves)
    }, HASTA_LEERSE_MS)
  }

  return {
    defer: calma.begin,
    settle,
    receive(llegadas: readonly Llegada[]) {
      for (const una of llegadas) porAsentar.set(claveDe(una.marca), una)
      calma.begin()
    },
    /** What was sent of them from here is no more what the server says. */
    forget(marcas: readonly Marca[]) {
      for (const marca of marcas) porAsentar.delete(claveDe(marca))
    },
    de: (clave: string): Marca | undefined => porAsentar.get(clave)?.marca,
    todas: (): Marca[] => marcasDe([...porAsentar]),
    /** How many marks the server has taken, counted at each pause. */
    asentadas: () => asentadas,
  }
}

/** Begun again, it is that much longer. */
function createCalma(onEnd: () => void) {
  let reloj: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(reloj)
  return {
    end,
    begin() {
      end()
      reloj = setTimeout(onEnd, CALMA_MS)
    },
  }
}

const marcasDe = (llegadas: readonly [string, Llegada][]) => llegadas.map(([, { marca }]) => marca)

/** What the server has taken, without reading the lists again; one that was being read may still say the old. */
async function note(de: LlamadasDeAsistencia['asistenciaQuery'], marcas: readonly Marca[]): Promise<void> {
  await Promise.all([...porDia(marcas).map((suyas) => noteInLista(de, suyas)), noteInCierres(marcas)])
}

/** The same, in what the closing of their classes begins with: it would take back what was marked since it was read. */
export async function noteInCierres(marcas: readonly Marca[]): Promise<void> {
  await Promise.all(porDia(marcas).flatMap(noteInCierresDelDia))
}

const porDia = (marcas: readonly Marca[]) => [...groupBy(marcas, ({ diaId }) => diaId).values()]

async function noteInLista(de: LlamadasDeAsistencia['asistenciaQuery'], marcas: readonly Marca[]) {
  const { catedraId = 0, diaId = 0 } = marcas[0] ?? {}
  await noteIn<ListaDelDia>(de(catedraId, diaId).queryKey, (leida) => ({
    ...leida,
    asistencias: conMarcas(leida.asistencias, marcas),
  }))
}

/** Of what a closing begins with, its list. */
interface Cierre {
  dia: { id: number } | null
  alumnos: Asistencia[]
}

function noteInCierresDelDia(marcas: readonly Marca[]): Promise<void>[] {
  const { catedraId = 0, diaId = 0 } = marcas[0] ?? {}
  return queryClient
    .getQueriesData<Cierre>({ queryKey: claveDeCierres(catedraId) })
    .filter(([, leido]) => leido?.dia?.id === diaId)
    .map(([queryKey]) =>
      noteIn<Cierre>(queryKey, (leido) => ({ ...leido, alumnos: conMarcas(leido.alumnos, marcas) })),
    )
}

/** Those of one class day, in what was read of it. */
function conMarcas(leidas: readonly Asistencia[], marcas: readonly Marca[]): Asistencia[] {
  const nuevas = new Map(marcas.map(({ alumnoId, presente, matiz }) => [alumnoId, { presente, matiz }]))
  return leidas.map((una) => ({ ...una, ...nuevas.get(una.alumnoId) }))
}

async function noteIn<D>(queryKey: QueryKey, change: (leido: D) => D) {
  if (!queryClient.getQueryData(queryKey)) return
  const { fetchStatus, isInvalidated, dataUpdatedAt } = queryClient.getQueryState(queryKey) ?? {}
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<D>(
    queryKey,
    (leido) => leido && change(leido),
    // It is still what was read then: who draws the whole list again at each reading has no reason to.
    { updatedAt: dataUpdatedAt },
  )
  // What was being read has what others marked as well.
  if (fetchStatus !== 'idle' || isInvalidated) void queryClient.invalidateQueries({ queryKey, exact: true })
}
