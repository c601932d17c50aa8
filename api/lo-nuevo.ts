import { parseSync } from 'vite'
import { deIterador, llamados, nuevos, puestos } from './nombres-nuevos'

/** Of the syntax tree, as ESTree calls its parts. */
interface Nodo {
  type: string
  start: number
  end: number
  name?: string
  computed?: boolean
  optional?: boolean
  kind?: string
  operator?: string
  value?: unknown
  regex?: { pattern: string; flags: string } | null
  arguments?: Nodo[]
  quasis?: Nodo[]
  attributes?: Nodo[]
  options?: Nodo | null
  phase?: string | null
  callee?: Nodo
  object?: Nodo
  property?: Nodo
  left?: Nodo
  test?: Nodo
}

const DE_TODA_PAGINA: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  crypto: 'Crypto',
  performance: 'Performance',
}
const MODIFICADORES = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/

/**
 * What a program asks of a browser that the oldest of ours has not, each with what stands around it; nothing of what it
 * first looks for. A method that an older thing has by the same name is told apart only where it is seen what it is of:
 * `mapa.values().filter`.
 */
export function loNuevoDe(programa: string): string[] {
  const faltas: string[] = []
  visit(parseSync('programa.js', programa).program as unknown as Nodo, [], (nodo, ancestros) => {
    const nombre = loNuevoEn(nodo, ancestros)
    if (!nombre || isLookedFor(nombre, ancestros, programa)) return
    faltas.push(`${nombre} (${programa.slice(Math.max(0, nodo.start - 40), nodo.end + 40)})`)
  })
  return faltas
}

function visit(nodo: Nodo, ancestros: Nodo[], see: (nodo: Nodo, ancestros: Nodo[]) => void) {
  see(nodo, ancestros)
  const siguientes = [...ancestros, nodo]
  for (const parte of Object.values(nodo).flat()) if (isNodo(parte)) visit(parte, siguientes, see)
}

const isNodo = (parte: unknown): parte is Nodo => typeof (parte as Nodo | null)?.type === 'string'

function loNuevoEn(nodo: Nodo, ancestros: Nodo[]): string | undefined {
  const padre = ancestros.at(-1)
  if (nodo.type === 'MemberExpression') return miembroNuevo(nodo, padre)
  if (nodo.type === 'Identifier') {
    const isName = !padre?.computed && (padre?.property === nodo || padre?.type === 'Property')
    return isName ? undefined : de(nuevos, nodo.name)
  }
  if (nodo.regex) return reglaNueva(nodo.regex.pattern, nodo.regex.flags)
  if (nodo.callee?.name === 'RegExp') {
    const [patron = '', banderas = ''] = (nodo.arguments ?? []).map(textoDe)
    return reglaNueva(patron, banderas)
  }
  // In a style sheet a rule of its own is left out; in a program, the whole is an error.
  if (nodo.type !== 'TemplateLiteral' && textoDe(nodo).includes(':has(')) return ':has()'
  return sintaxisNueva(nodo)
}

/** Written as a text, or as a template of one piece, which is shorter. */
function textoDe({ type, value, quasis }: Nodo): string {
  if (type === 'TemplateLiteral' && quasis?.length === 1) return textoDe(quasis[0] as Nodo)
  if (type === 'TemplateElement') return (value as { cooked: string | null }).cooked ?? ''
  return type === 'Literal' && typeof value === 'string' ? value : ''
}

function miembroNuevo({ object, property, computed }: Nodo, padre: Nodo | undefined): string | undefined {
  if (computed) return undefined
  const [cosa = '', nombre = ''] = [object?.name, property?.name]
  const propio = de(nuevos, `${DE_TODA_PAGINA[cosa] ?? cosa}.${nombre}`)
  // What is only read may be missing.
  if (padre?.callee?.property === property) {
    return propio ?? de(isIterador(object) ? deIterador : llamados, nombre)
  }
  const isSet = padre?.type === 'AssignmentExpression' && padre.left?.property === property
  return propio ?? (isSet ? de(puestos, nombre) : undefined)
}

/** What a collection or a text gives to be gone through once. */
function isIterador(cosa: Nodo | undefined): boolean {
  const [cual, cuantos] = [cosa?.callee?.property?.name, cosa?.arguments?.length]
  return cual === 'matchAll' || (cuantos === 0 && ['values', 'keys', 'entries'].includes(cual ?? ''))
}

const de = (nombres: Set<string>, nombre = '') => (nombres.has(nombre) ? nombre : undefined)

function reglaNueva(patron: string, banderas: string): string | undefined {
  if (banderas.includes('v')) return 'RegExp v'
  return MODIFICADORES.test(patron) ? 'RegExp (?i:)' : undefined
}

function sintaxisNueva({ type, kind, attributes, options, phase }: Nodo): string | undefined {
  if (type === 'VariableDeclaration' && kind?.endsWith('using')) return 'using'
  if (/^(?:Import|Export)\w+$/.test(type) && (attributes?.length || options)) return 'import with'
  return phase ? `import ${phase}` : undefined
}

/** 'typeof x.name', 'x.name?.()', 'name in x', or inside of what a test for it decides. */
function isLookedFor(nombre: string, ancestros: Nodo[], programa: string): boolean {
  const padre = ancestros.at(-1)
  if (padre?.operator === 'typeof' || padre?.optional) return true
  const [dueno = '', suyo] = nombre.split('.')
  const cual = suyo && !nuevos.has(dueno) ? suyo : dueno
  const looks = new RegExp(`\\b${cual}\\b(?!\\s*\\()`)
  return ancestros.some(({ type, test, left }) => {
    const decide = type === 'LogicalExpression' ? left : test
    return decide ? looks.test(programa.slice(decide.start, decide.end)) : false
  })
}
