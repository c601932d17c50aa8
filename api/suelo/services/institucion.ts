import { createHash } from 'node:crypto'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { diaEn } from '../../../src/domain/base/fechas.ts'
import { isZona } from '../../../src/domain/base/relojes.ts'
import { type Tonos, tonosDe } from '../../../src/domain/casa/colores.ts'
import {
  type EdicionDeInstitucion,
  type Fijable,
  fijables,
  NOMBRE_SUPUESTO,
  ZONA_SUPUESTA,
} from '../../../src/domain/casa/institucion.ts'
import {
  type IngresoPorCodigo,
  ingresosPorCodigo,
} from '../../../src/domain/inscripciones/codigo-de-ingreso.ts'
import { readAjustes, writeAjuste } from './ajustes.ts'
import type { Changes } from './changes.ts'

const NOMBRE = 'institucion_nombre'
const ZONA = 'institucion_zona'
const COLOR = 'institucion_color'
const CORREO = 'institucion_correo'
const INGRESO = 'institucion_ingreso_por_codigo'
const LOGO = 'institucion_logo'
/** Apart from the rest: it is only read when somebody asks for the picture. */
const LOGO_BYTES = 'institucion_logo_bytes'

/** The institution as the pages show it. */
export interface Institucion {
  nombre: string
  zona: string
  /** Null where the house's own colour stands. */
  color: string | null
  /** The administrator's, which no page shows; null where there is none. */
  correo: string | null
  /** Who may open a course to whoever has its code. */
  ingreso_por_codigo: IngresoPorCodigo
  /** The style sheet of that colour, and where it is. */
  estilo: { texto: string; direccion: string } | null
  logo: { tipo: string; archivo: string; direccion: string } | null
}

export interface Logo {
  tipo: string
  extension: string
  bytes: Uint8Array
}

type Besides = (tx: Tx) => void

interface InstitucionDeps {
  db: Db
  changes: Changes
  /** What the program's settings say goes before what is kept. */
  fijos: Partial<Record<Fijable, string | undefined>>
}

/** What the administrator says of the institution, kept in the database; another program's change is noticed too. */
export function createInstitucion({ db, changes, fijos }: InstitucionDeps) {
  let stamp = Number.NaN
  let known: Institucion | undefined

  const read = (): Institucion => {
    const current = changes.stamp(['institucion'])
    if (!known || current !== stamp) {
      known = load(db, fijos)
      stamp = current
    }
    return known
  }

  return {
    read,
    /** What somebody has said of it, here or in the settings; the rest is what every new installation has. */
    escritos: () => readEscritos(db, fijos),
    /** What can't be changed here. */
    fijos: fijables.filter((campo) => fijos[campo] !== undefined),
    /** Only what is given changes. `besides` is of the same act. */
    save(edicion: EdicionDeInstitucion, besides?: Besides): void {
      transact(db, (tx) => {
        write(tx, edicion, fijos)
        besides?.(tx)
      })
    },
    saveLogo(logo: Logo | null, besides?: Besides): void {
      transact(db, (tx) => {
        writeLogo(tx, logo)
        besides?.(tx)
      })
    },
    readLogo: () => Buffer.from(readAjustes(db, [LOGO_BYTES])[LOGO_BYTES] ?? '', 'base64'),
  }
}

function readEscritos(db: Db, fijos: InstitucionDeps['fijos']): Record<'nombre' | 'zona', boolean> {
  const kept = readAjustes(db, [NOMBRE, ZONA])
  return {
    nombre: (fijos.nombre ?? kept[NOMBRE]) !== undefined,
    zona: (fijos.zona ?? kept[ZONA]) !== undefined,
  }
}

function write(tx: Tx, edicion: EdicionDeInstitucion, fijos: InstitucionDeps['fijos']): void {
  const { nombre, zona, color, correo, ingreso_por_codigo } = edicion
  if (nombre !== undefined && fijos.nombre === undefined) writeAjuste(tx, NOMBRE, nombre)
  if (zona !== undefined && fijos.zona === undefined) writeAjuste(tx, ZONA, zona)
  if (color !== undefined) writeAjuste(tx, COLOR, color || null)
  if (correo !== undefined && fijos.correo === undefined) writeAjuste(tx, CORREO, correo || null)
  if (ingreso_por_codigo !== undefined) writeAjuste(tx, INGRESO, ingreso_por_codigo)
}

function writeLogo(tx: Tx, logo: Logo | null): void {
  const archivo = logo && { tipo: logo.tipo, extension: logo.extension, version: hashOf(logo.bytes) }
  writeAjuste(tx, LOGO, archivo && JSON.stringify(archivo))
  writeAjuste(tx, LOGO_BYTES, logo && Buffer.from(logo.bytes).toString('base64'))
}

export type Instituciones = ReturnType<typeof createInstitucion>

type Rest = Pick<App.SiteSettings, 'url' | 'footerCredit' | 'maximos'> & { now: () => number }

/** What the pages and the mails say of it, as it is at the moment. */
export function siteOf(institucion: Instituciones, { now, ...rest }: Rest): App.SiteSettings {
  return {
    ...rest,
    estatico: false,
    get name() {
      return institucion.read().nombre
    },
    get zona() {
      return institucion.read().zona
    },
    get anio() {
      return diaEn(institucion.read().zona, now()).anio
    },
    get estilo() {
      return institucion.read().estilo?.direccion ?? null
    },
    get logo() {
      return institucion.read().logo?.direccion ?? null
    },
  }
}

function load(db: Db, fijos: InstitucionDeps['fijos']): Institucion {
  const kept = readAjustes(db, [NOMBRE, ZONA, COLOR, CORREO, INGRESO, LOGO])
  const zona = fijos.zona ?? kept[ZONA] ?? ZONA_SUPUESTA
  const color = kept[COLOR] ?? null
  return {
    nombre: fijos.nombre ?? kept[NOMBRE] ?? NOMBRE_SUPUESTO,
    // A zone may have lost its name since.
    zona: isZona(zona) ? zona : ZONA_SUPUESTA,
    color,
    correo: fijos.correo ?? kept[CORREO] ?? null,
    ingreso_por_codigo: ingresosPorCodigo.find((uno) => uno === kept[INGRESO]) ?? 'DOCENTES',
    estilo: color === null ? null : estiloDe(color),
    logo: kept[LOGO] === undefined ? null : logoDe(JSON.parse(kept[LOGO])),
  }
}

/** The pages' policy allows no style within them: the colour is a sheet of its own, which any cache may keep. */
function estiloDe(color: string): Institucion['estilo'] {
  const { claro, oscuro } = tonosDe(color)
  const texto = `${reglaDe(claro)}@media (prefers-color-scheme:dark){${reglaDe(oscuro)}}`
  return { texto, direccion: `/api/institucion/estilo.css?v=${hashOf(texto)}` }
}

/** Twice `:root`: it goes before the house's tones, whichever sheet is read first. */
const reglaDe = ({ acento, suave, sobre }: Tonos) =>
  `:root:root{--lapacho:${acento};--lapacho-soft:${suave};--on-lapacho:${sobre}}`

function logoDe({ tipo, extension, version }: { tipo: string; extension: string; version: string }) {
  const archivo = `logo.${extension}`
  return { tipo, archivo, direccion: `/api/institucion/${archivo}?v=${version}` }
}

const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12)
