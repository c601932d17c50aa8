import { RENGLONES_DE_CABECERA, type Renglon } from './csv.ts'
import { fold } from './texto.ts'

/** What cells say: by default their text. */
interface Lectura {
  read?: (celda: string, titulo: string) => unknown
  /** Why a cell can't be read. */
  falta?: (celda: string, titulo: string) => string | undefined
  /** Between what several columns of one meaning say; without one, they may not say different things. */
  separador?: string
}

/** A column that an import knows, by the names that its heading may have. */
export interface Columna extends Lectura {
  campo: string
  nombres: string[]
  obligatoria?: boolean
  /** The headings under which it stands along with another; they count where it has no cell of its own. */
  junto?: Lectura & { nombres: string[] }
}

export interface FilaDeTabla {
  fila: number
  datos: Record<string, unknown>
  /** Why the cells of a field can't be read. */
  faltas: Record<string, string>
  /** It says something where no heading stands: its cells may be under the wrong ones. */
  sobranCeldas: boolean
}

export interface Tabla {
  filas: FilaDeTabla[]
  columnasFaltantes: string[]
  columnasIgnoradas: string[]
}

/** How many of these cells are headings that the import knows. */
export const countTitulos = (columnas: Columna[]) => (celdas: string[]) =>
  celdas.filter((celda) =>
    columnas.some(({ nombres, junto }) => isTitulo(celda, nombres) || isTitulo(celda, junto?.nombres)),
  ).length

/** A table whose heading is, of its first lines, the one with most of the known ones. */
export function parseTabla(columnas: Columna[], renglones: Renglon[]): Tabla {
  const conocidos = renglones
    .slice(0, RENGLONES_DE_CABECERA)
    .map(({ celdas }) => countTitulos(columnas)(celdas))
  const cabecera = Math.max(0, conocidos.indexOf(Math.max(...conocidos)))
  const titulos = renglones[cabecera]?.celdas ?? []
  return tablaDe(
    columnas,
    titulos,
    renglones.slice(cabecera + 1).map(({ numero, celdas }) => ({
      fila: numero,
      celdas,
      sobranCeldas: celdas.slice(titulos.length).some((celda) => celda !== ''),
    })),
  )
}

/** Rows that come as objects; the first one is row 1. */
export function readFilas(columnas: Columna[], filas: Record<string, unknown>[]): Tabla {
  const titulos = [...new Set(filas.flatMap((fila) => Object.keys(fila)))]
  return tablaDe(
    columnas,
    titulos,
    filas.map((celdas, i) => ({
      fila: i + 1,
      celdas: titulos.map((titulo) => celdas[titulo]),
      sobranCeldas: false,
    })),
  )
}

interface Fila extends Pick<FilaDeTabla, 'fila' | 'sobranCeldas'> {
  celdas: unknown[]
}

/** A column, and where in the table it stands. */
interface Ubicada {
  columna: Columna
  propios: Lugar[]
  juntos: Lugar[]
}

interface Lugar {
  posicion: number
  titulo: string
}

function tablaDe(columnas: Columna[], titulos: string[], filas: Fila[]): Tabla {
  const lugares = titulos.map((titulo, posicion) => ({ posicion, titulo }))
  const ubicadas = columnas.map((columna) => ({
    columna,
    propios: lugares.filter(({ titulo }) => isTitulo(titulo, columna.nombres)),
    juntos: lugares.filter(({ titulo }) => isTitulo(titulo, columna.junto?.nombres)),
  }))
  const presentes = ubicadas.filter(({ propios, juntos }) => propios.length + juntos.length > 0)
  const usados = new Set(presentes.flatMap(({ propios, juntos }) => [...propios, ...juntos]))
  return {
    filas: filas.map((fila) => filaDe(presentes, fila)),
    columnasFaltantes: ubicadas
      .filter((ubicada) => ubicada.columna.obligatoria && !presentes.includes(ubicada))
      .map(({ columna }) => columna.campo),
    columnasIgnoradas: lugares
      .filter((lugar) => !usados.has(lugar) && (lugar.titulo || filas.some(hasCelda(lugar))))
      .map(({ titulo, posicion }) => titulo || `la ${posicion + 1}.ª, que no tiene título`),
  }
}

const hasCelda =
  ({ posicion }: Lugar) =>
  ({ celdas }: Fila) =>
    textoDe(celdas[posicion]) !== ''

function filaDe(presentes: Ubicada[], { fila, celdas, sobranCeldas }: Fila): FilaDeTabla {
  const dichasEn = (lugares: Lugar[]) =>
    lugares
      .map(({ posicion, titulo }) => ({ titulo, celda: textoDe(celdas[posicion]) }))
      .filter(({ celda }) => celda !== '')
  const leidas = presentes.map(({ columna, propios, juntos }) => {
    const propias = dichasEn(propios)
    const leida =
      columna.junto && propias.length === 0 ? unida(columna.junto, dichasEn(juntos)) : unida(columna, propias)
    return { campo: columna.campo, ...leida }
  })
  return {
    fila,
    datos: Object.fromEntries(leidas.map(({ campo, valor }) => [campo, valor])),
    faltas: Object.fromEntries(leidas.flatMap(({ campo, falta }) => (falta ? [[campo, falta]] : []))),
    sobranCeldas,
  }
}

/** What cells of one meaning say together. */
function unida({ read = String, falta, separador }: Lectura, dichas: { titulo: string; celda: string }[]) {
  const leidas = dichas.map((una) => ({ ...una, valor: read(una.celda, una.titulo) }))
  const distintas = leidas.filter(
    ({ valor }, i) => leidas.findIndex((otra) => isIgual(otra.valor, valor)) === i,
  )
  const [primera] = distintas
  if (!primera) return { valor: read('', '') }
  const dicha = distintas.map(({ celda, titulo }) => falta?.(celda, titulo)).find(Boolean)
  if (dicha || distintas.length === 1) return { valor: primera.valor, falta: dicha }
  if (separador) return { valor: distintas.map(({ valor }) => valor).join(separador) }
  const titulos = distintas.map(({ titulo }) => `«${titulo}»`).join(' y ')
  return { valor: primera.valor, falta: `Las columnas ${titulos} dicen cosas distintas: deja una sola.` }
}

const isIgual = (uno: unknown, otro: unknown) => fold(String(uno)) === fold(String(otro))

/** Words that don't change what a heading says: 'Nº de teléfono' is 'Teléfono'. */
const DE_MAS = /\b(?:numero|nro|num|no|n|de|del|la|las|el|los)\b/g

const enPalabras = (texto: string) => texto.replace(/[^a-z0-9]+/g, ' ').trim()

/** Without minding case, accents, signs or a plural in brackets. */
function isTitulo(titulo: string, nombres: string[] = []): boolean {
  const clave = enPalabras(fold(titulo).replace(/\(e?s\)/g, ''))
  return nombres.includes(clave) || nombres.includes(enPalabras(clave.replace(DE_MAS, ' ')))
}

function textoDe(valor: unknown): string {
  if (typeof valor === 'string') return valor.trim()
  return typeof valor === 'number' || typeof valor === 'boolean' ? String(valor) : ''
}
