import { createHash } from 'node:crypto'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Database } from '../sqlite.ts'
import creaCreadores from './0000_crea_creadores.sql' with { type: 'text' }
import creaBusqueda from './0001_crea_busqueda.sql' with { type: 'text' }
import creaComunidad from './0002_crea_comunidad.sql' with { type: 'text' }
import creaAcademia from './0003_crea_academia.sql' with { type: 'text' }
import creaCursado from './0004_crea_cursado.sql' with { type: 'text' }
import creaTablonVivo from './0005_crea_tablon_vivo.sql' with { type: 'text' }
import indexaCalificadas from './0006_indexa_calificadas.sql' with { type: 'text' }
import creaLimitesYAuditoria from './0007_crea_limites_y_auditoria.sql' with { type: 'text' }
import cuentaCambios from './0008_cuenta_cambios.sql' with { type: 'text' }
import buscaSinApostrofos from './0009_busca_sin_apostrofos.sql' with { type: 'text' }
import dataPublicaciones from './0010_data_publicaciones.sql' with { type: 'text' }
import cuentaCodigosPorDireccion from './0011_cuenta_codigos_por_direccion.sql' with { type: 'text' }
import creaSesiones from './0012_crea_sesiones.sql' with { type: 'text' }
import creaCambiosDeEmail from './0013_crea_cambios_de_email.sql' with { type: 'text' }
import creaInscripcionesAnteriores from './0014_crea_inscripciones_anteriores.sql' with { type: 'text' }
import afinaCambiosDeRanking from './0015_afina_cambios_de_ranking.sql' with { type: 'text' }
import dataMarcas from './0016_data_marcas.sql' with { type: 'text' }
import dataAvisosDePago from './0017_data_avisos_de_pago.sql' with { type: 'text' }
import creaBusquedaDeObras from './0018_crea_busqueda_de_obras.sql' with { type: 'text' }
import creaFotos from './0019_crea_fotos.sql' with { type: 'text' }
import creaActa from './0020_crea_acta.sql' with { type: 'text' }
import creaPapelera from './0021_crea_papelera.sql' with { type: 'text' }
import creaRespaldo from './0022_crea_respaldo.sql' with { type: 'text' }
import creaEscucha from './0023_crea_escucha.sql' with { type: 'text' }
import creaCierreYCerteza from './0024_crea_cierre_y_certeza.sql' with { type: 'text' }
import diceLosCreditos from './0025_dice_los_creditos.sql' with { type: 'text' }
import demoraCambiosDeEmail from './0026_demora_cambios_de_email.sql' with { type: 'text' }
import separaReclamos from './0027_separa_reclamos.sql' with { type: 'text' }
import ordenaPorApellido from './0028_ordena_por_apellido.sql' with { type: 'text' }
import dataInvisibles from './0029_data_invisibles.sql' with { type: 'text' }
import daHorasALosDias from './0030_da_horas_a_los_dias.sql' with { type: 'text' }
import creaEstadias from './0031_crea_estadias.sql' with { type: 'text' }
import creaRecuperatorios from './0032_crea_recuperatorios.sql' with { type: 'text' }
import creaDocentesDeCatedra from './0033_crea_docentes_de_catedra.sql' with { type: 'text' }
import separaHistorias from './0034_separa_historias.sql' with { type: 'text' }
import guardaDecisiones from './0035_guarda_decisiones.sql' with { type: 'text' }
import cuentaLasSalidas from './0036_cuenta_las_salidas.sql' with { type: 'text' }
import anotaIngresosDeDocentes from './0037_anota_ingresos_de_docentes.sql' with { type: 'text' }
import creaQuienesRinden from './0038_crea_quienes_rinden.sql' with { type: 'text' }
import anotaDeudas from './0039_anota_deudas_y_busca_hechos.sql' with { type: 'text' }
import juntaRecibos from './0040_junta_recibos.sql' with { type: 'text' }
import creaReportes from './0041_crea_reportes.sql' with { type: 'text' }
import abreIngresoPorCodigo from './0042_abre_ingreso_por_codigo.sql' with { type: 'text' }
import creaNovedades from './0043_crea_novedades.sql' with { type: 'text' }
import entregaVariosArchivos from './0044_entrega_varios_archivos.sql' with { type: 'text' }
import creaFrases from './0045_crea_frases.sql' with { type: 'text' }
import creaDispositivos from './0046_crea_dispositivos.sql' with { type: 'text' }
import preguntasQueSuenan from './0047_preguntas_que_suenan.sql' with { type: 'text' }
import enlazaObras from './0048_enlaza_obras.sql' with { type: 'text' }
import dibujaPartituras from './0049_dibuja_partituras.sql' with { type: 'text' }
import creaEscuchas from './0050_crea_escuchas.sql' with { type: 'text' }
import diceOtrosNombres from './0051_dice_otros_nombres.sql' with { type: 'text' }
import { partHistorias } from './data-historias.ts'
import { dropInvisibles } from './data-invisibles.ts'
import journal from './meta/_journal.json' with { type: 'json' }

/** In the journal's order. They are imported, not read, so that the compiled program carries them. */
const texts = [
  creaCreadores,
  creaBusqueda,
  creaComunidad,
  creaAcademia,
  creaCursado,
  creaTablonVivo,
  indexaCalificadas,
  creaLimitesYAuditoria,
  cuentaCambios,
  buscaSinApostrofos,
  dataPublicaciones,
  cuentaCodigosPorDireccion,
  creaSesiones,
  creaCambiosDeEmail,
  creaInscripcionesAnteriores,
  afinaCambiosDeRanking,
  dataMarcas,
  dataAvisosDePago,
  creaBusquedaDeObras,
  creaFotos,
  creaActa,
  creaPapelera,
  creaRespaldo,
  creaEscucha,
  creaCierreYCerteza,
  diceLosCreditos,
  demoraCambiosDeEmail,
  separaReclamos,
  ordenaPorApellido,
  dataInvisibles,
  daHorasALosDias,
  creaEstadias,
  creaRecuperatorios,
  creaDocentesDeCatedra,
  separaHistorias,
  guardaDecisiones,
  cuentaLasSalidas,
  anotaIngresosDeDocentes,
  creaQuienesRinden,
  anotaDeudas,
  juntaRecibos,
  creaReportes,
  abreIngresoPorCodigo,
  creaNovedades,
  entregaVariosArchivos,
  creaFrases,
  creaDispositivos,
  preguntasQueSuenan,
  enlazaObras,
  dibujaPartituras,
  creaEscuchas,
  diceOtrosNombres,
]

/** By its name, what a migration does after its SQL. */
const programs: Record<string, (sqlite: Database) => void> = {
  data_invisibles: dropInvisibles,
  separa_historias: partHistorias,
}

interface Migration extends MigrationMeta {
  run: ((sqlite: Database) => void) | undefined
}

if (texts.length !== journal.entries.length)
  throw new Error('db/migrations/index.ts: a migration is not named')

/** What drizzle's `readMigrationFiles` would have read from this folder, and what no SQL says. */
export const migrations: Migration[] = journal.entries.map(({ tag, when, breakpoints }, position) => {
  const text = texts[position] as string
  return {
    sql: text.split('--> statement-breakpoint'),
    bps: breakpoints,
    folderMillis: when,
    hash: createHash('sha256').update(text).digest('hex'),
    run: programs[tag.replace(/^\d+_/, '')],
  }
})

/** Applies one, and notes it; whoever calls has made the table of notes. */
export function applyMigration(sqlite: Database, { sql, hash, folderMillis, run }: Migration): void {
  for (const statement of sql) sqlite.exec(statement)
  run?.(sqlite)
  sqlite.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run(hash, folderMillis)
}
