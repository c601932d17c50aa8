export const rolesAuditados = ['admin', 'docente', 'alumno'] as const

/** By the call without its ids; the first that fits. */
const hechos: readonly (readonly [RegExp, string])[] = [
  [/desinscribir$/, 'Desinscribió a alguien de una cátedra'],
  [/inscribir$/, 'Inscribió a alguien en una cátedra'],
  [/^PUT .*catedraalumnos$/, 'Cambió las condiciones de una inscripción'],
  [/^POST .*pagos$/, 'Anotó un pago'],
  [/^DELETE .*pagos$/, 'Anuló un pago'],
  [/tareas(-maestras)?\/assign$/, 'Asignó una tarea'],
  [/evaluaciones\/assign$/, 'Asignó una evaluación'],
  [/calificar$/, 'Calificó una entrega'],
  [/devolver$/, 'Devolvió una entrega'],
  [/duplicar$/, 'Duplicó una evaluación'],
  [/evaluaciones\/importar$/, 'Leyó preguntas de un archivo'],
  [/generate-evaluation$/, 'Generó una evaluación'],
  [/diasclase\/generar$/, 'Generó los días de clase'],
  [/importar$/, 'Importó una lista'],
  [/asistencias?$/, 'Marcó asistencia'],
  [/planes\/copiar$/, 'Copió un plan de clases'],
  [/planes\/orden$/, 'Cambió el orden de un plan de clases'],
  [/composers\/review$/, 'Devolvió un aporte'],
  [/composers\/status$/, 'Cambió el estado de un creador'],
  [/history\/restore$/, 'Volvió a una versión anterior de un creador'],
  [/suggestions\/approve$/, 'Aprobó una sugerencia'],
  [/suggestions\/reject$/, 'Rechazó una sugerencia'],
  [/^DELETE .*comments$/, 'Eliminó un comentario de un creador'],
  [/^POST .*admin-create$/, 'Creó el creador'],
  [/toggle-visibility$/, 'Mostró u ocultó una publicación'],
  [/upload\/multimedia$/, 'Subió un archivo'],
  [/calendario\/enlace$/, 'Cambió el enlace de su calendario'],
  [/^PUT .*admin\/clave$/, 'Cambió la contraseña de la administración'],
  [/sesiones$/, 'Cerró sesiones suyas'],
  [/segundo-factor\/confirmar$/, 'Activó el segundo factor de la administración'],
  [/segundo-factor\/codigos$/, 'Pidió códigos de recuperación nuevos'],
  [/^POST .*segundo-factor$/, 'Comenzó a activar el segundo factor de la administración'],
  [/^DELETE .*segundo-factor$/, 'Desactivó el segundo factor de la administración'],
  [/correos\/prueba$/, 'Envió un correo de prueba'],
  [/^PUT .*primeros-pasos$/, 'Terminó los primeros pasos'],
  [/^PUT .*admin\/institucion$/, 'Cambió los datos de la institución'],
  [/^POST .*institucion\/logo$/, 'Puso el logo de la institución'],
  [/^DELETE .*institucion\/logo$/, 'Quitó el logo de la institución'],
  [/^POST .*me\/email$/, 'Cambió su email'],
  [/^DELETE .*me\/email$/, 'Canceló el cambio de su email'],
  [/me\/avisos$/, 'Cambió sus avisos'],
  [/docente\/me$/, 'Cambió su perfil'],
]

const verbos: Record<string, string> = { POST: 'Creó', PUT: 'Cambió', PATCH: 'Cambió', DELETE: 'Eliminó' }

/** By the last word of the address. */
const cosas: Record<string, string> = {
  alumnos: 'al alumno',
  catedras: 'la cátedra',
  comentarios: 'un comentario del tablón',
  composers: 'el creador',
  diasclase: 'un día de clase',
  docentes: 'al docente',
  evaluaciones: 'la evaluación',
  planes: 'el plan de clases',
  publicaciones: 'la publicación',
  tareas: 'la tarea',
  unidades: 'una unidad de un plan',
  'unidades-plan': 'una unidad de un plan',
}

/** Of an edition that left everything as it was. */
export const SIN_CAMBIOS = 'sin cambios'

/** Liking a post changes nothing that anybody will ask about. */
export const seAnota = (ruta: string) => !ruta.endsWith('/interacciones')

/** Of what students do, only how they sign in: one may have to tell them who changed it. */
export const seAnotaDeAlumnos = (ruta: string) => ruta.endsWith('/me/email')

/** What a call did, for who reads the log; nothing where it has no words yet. */
export function hechoDe(metodo: string, ruta: string): string | undefined {
  const sinIds = ruta.replace(/\/:\w+/g, '')
  const [, hecho] = hechos.find(([forma]) => forma.test(`${metodo} ${sinIds}`)) ?? []
  const cosa = cosas[sinIds.slice(sinIds.lastIndexOf('/') + 1)]
  return hecho ?? (cosa && `${verbos[metodo]} ${cosa}`)
}

const LARGO = 80

/** With the name of the thing, where the form gave it, and `sobre`: the names of whom and what it was done to. */
export function resumenDe(metodo: string, ruta: string, cuerpo: unknown, sobre: readonly string[]): string {
  const nombre = nombreEn(cuerpo)
  const hecho = hechoDe(metodo, ruta) ?? `${metodo} ${ruta}`
  const otros = sobre.filter((uno) => uno !== nombre).map(recortado)
  return [nombre ? `${hecho}: «${recortado(nombre)}»` : hecho, otros.join(' · ')].filter(Boolean).join(' — ')
}

const recortado = (nombre: string) => nombre.slice(0, LARGO)

function nombreEn(cuerpo: unknown): string | undefined {
  const { titulo, nombre, apellido, first_name, last_name } = Object(cuerpo) as Record<string, unknown>
  const partes = [titulo ?? nombre ?? first_name, titulo ? undefined : (apellido ?? last_name)]
  const escritas = partes.filter((parte) => typeof parte === 'string').map((parte) => parte.trim())
  return escritas.filter(Boolean).join(' ') || undefined
}
