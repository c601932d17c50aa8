import { type SQL, sql } from 'drizzle-orm'
import { enISO } from '../../suelo/services/instants.ts'
import { direccionDeSonido, direccionesDe } from '../partituras/partituras.ts'
import type { Anterior, ArchivoEntregado } from './esquemas.ts'

const columnas = sql.raw(
  ['path', 'nombre', 'tipo', 'bytes', 'sha256', 'duracion_ms'].map((una) => `'${una}', f.${una}`).join(', '),
)

const listados = (mas: SQL, cuales: SQL, orden: SQL) => sql`(
  select json_group_array(json_object(${columnas}, 'cuantas', p.paginas, 'suena', p.duracion_ms, ${mas}) order by ${orden})
  from archivo_usos u join archivos f on f.id = u.archivo_id left join partituras p on p.sha256 = f.sha256
  where u.tarea_asignacion_id = tarea_asignaciones.id and ${cuales})`

/** Of an assignment, wherever it is selected: what of it counts, in its order. */
export const archivosEntregados = listados(
  sql`'orden', coalesce(u.orden, 1)`,
  sql`(u.orden is not null or u.archivo_id = tarea_asignaciones.archivo_id)`,
  sql`u.orden`,
).mapWith((json: string): ArchivoEntregado[] => JSON.parse(json).map(conPartitura))

/** And what was delivered before that. */
export const archivosAnteriores = listados(
  sql`'entregado_en', f.created_at`,
  sql`u.orden is null and u.archivo_id is not tarea_asignaciones.archivo_id`,
  sql`u.id`,
).mapWith((json: string): Anterior[] =>
  JSON.parse(json).map((uno: Listado & { entregado_en: number }) => ({
    ...conPartitura(uno),
    entregado_en: enISO(uno.entregado_en),
  })),
)

interface Listado extends Anterior {
  cuantas: number | null
  suena: number | null
}

/** What was drawn of it, and made to sound. */
const conPartitura = ({ cuantas, suena, ...archivo }: Listado) => ({
  ...archivo,
  ...(cuantas && { paginas: direccionesDe(archivo.sha256, cuantas) }),
  ...(suena && { sonido: direccionDeSonido(archivo.sha256) }),
})
