/*
 * What this device keeps of whoever uses it, each thing under its name. Nothing else of the program knows the browser's
 * storage: where that is full, or blocked, what it does not take lasts as long as the page.
 */

/** Whether what was given outlives the page. */
type Respuesta = 'guardado' | 'lleno' | 'bloqueado'

type Almacen = 'localStorage' | 'sessionStorage'

/** Of whom a thing is, where it is somebody's: who comes after them on this device has their own. */
export const nombreDe = (cosa: string, dueno: string | null, ...ids: (string | number)[]) =>
  [cosa, dueno, ...ids].join(':')

const DIA_MS = 24 * 60 * 60 * 1000

/** What is left half written for a year is not gone on with. */
export const DIAS_DE_BORRADOR = 365

function createLugar(cual: Almacen) {
  const enLaPagina: Record<string, string> = {}

  const read = (nombre: string) => enLaPagina[nombre] ?? almacenDe(cual)?.getItem(nombre) ?? null

  /** Nothing (null) forgets it. */
  function keep(nombre: string, texto: string | null): Respuesta {
    const respuesta = put(almacenDe(cual), nombre, texto)
    if (respuesta === 'guardado' || texto === null) delete enLaPagina[nombre]
    else enLaPagina[nombre] = texto
    return respuesta
  }

  const names = (comienzo: string) =>
    Object.keys({ ...almacenDe(cual), ...enLaPagina }).filter((nombre) => nombre.startsWith(comienzo))

  return {
    read,
    keep,
    forget: (nombre: string) => void keep(nombre, null),
    names,
    /** Of what is somebody's here, what their names go on with: '3:2026-03-14'. */
    idsDe(...de: Parameters<typeof nombreDe>) {
      const comienzo = nombreDe(...de, '')
      return names(comienzo).map((nombre) => nombre.slice(comienzo.length))
    },
    /** What was kept as JSON; null also where it can't be read, or its days are over. */
    readDato: <T>(nombre: string) => valorDe(read(nombre)) as T | null,
    /** `dias`: for how many it is good. */
    keepDato<T extends object | number>(nombre: string, valor: T | null, dias?: number) {
      const escrito = valor && dias ? { ...Object(valor), hasta: Date.now() + dias * DIA_MS } : valor
      return keep(nombre, escrito && JSON.stringify(escrito))
    },
    /** Tells of each thing that another tab kept or forgot. */
    listen: (oyente: (cambio: StorageEvent) => void) =>
      listenTo((cambio) => {
        delete enLaPagina[cambio.key ?? '']
        oyente(cambio)
      }),
  }
}

/** A browser that is told to keep nothing throws at the mere name of its storage. */
function almacenDe(cual: Almacen): Storage | null {
  try {
    return globalThis[cual]
  } catch {
    return null
  }
}

function put(almacen: Storage | null, nombre: string, texto: string | null): Respuesta {
  if (!almacen) return 'bloqueado'
  try {
    if (texto === null) almacen.removeItem(nombre)
    else almacen.setItem(nombre, texto)
    return 'guardado'
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return 'lleno'
  }
}

function valorDe(texto: string | null): unknown {
  try {
    const valor = JSON.parse(texto ?? 'null')
    return valor?.hasta < Date.now() ? null : valor
  } catch {
    return null
  }
}

function listenTo(oyente: (cambio: StorageEvent) => void) {
  addEventListener('storage', oyente)
  return () => removeEventListener('storage', oyente)
}

/** Stays until it is forgotten. */
export const dispositivo = createLugar('localStorage')
/** As long as the tab. */
export const pestana = createLugar('sessionStorage')
