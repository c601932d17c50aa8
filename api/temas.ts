import { temaDeCatedras } from './academia/catedras/tema.ts'
import { temaDeIngresoPorCodigo } from './academia/ingreso-por-codigo/tema.ts'
import { temaDeInscripciones } from './academia/inscripciones/tema.ts'
import { temaDePagos } from './academia/pagos/tema.ts'
import { temaDePersonas } from './academia/personas/tema.ts'
import { temaDeCopias } from './casa/copias/tema.ts'
import { temaDeDatosPersonales } from './casa/datos-personales/tema.ts'
import { temaDeInstitucion } from './casa/institucion/tema.ts'
import { temaDeMantenimiento } from './casa/mantenimiento/tema.ts'
import { temaDeActas } from './cursado/actas/tema.ts'
import { temaDeAsistencia } from './cursado/asistencia/tema.ts'
import { temaDeCalendario } from './cursado/calendario/tema.ts'
import { temaDeCierres } from './cursado/cierres/tema.ts'
import { temaDeClases } from './cursado/clases/tema.ts'
import { temaDeComentariosDeEntrega } from './cursado/comentarios-de-entrega/tema.ts'
import { temaDeEvaluaciones } from './cursado/evaluaciones/tema.ts'
import { temaDeHabilitacion } from './cursado/habilitacion/tema.ts'
import { temaDeJustificativos } from './cursado/justificativos/tema.ts'
import { temaDeNotaFinal } from './cursado/nota-final/tema.ts'
import { temaDeOtroAnio } from './cursado/otro-anio/tema.ts'
import { temaDePartituras } from './cursado/partituras/tema.ts'
import { temaDePlanes } from './cursado/planes/tema.ts'
import { temaDePuestaAlDia } from './cursado/puesta-al-dia/tema.ts'
import { temaDeRecuperatorios } from './cursado/recuperatorios/tema.ts'
import { temaDeTableros } from './cursado/tableros/tema.ts'
import { temaDeTablon } from './cursado/tablon/tema.ts'
import { temaDeTareas } from './cursado/tareas/tema.ts'
import { temaDeAportes } from './publico/aportes/tema.ts'
import { temaDeComunidad } from './publico/comunidad/tema.ts'
import { temaDeFusiones } from './publico/fusiones/tema.ts'
import { temaDeRecibos } from './publico/recibos/tema.ts'
import { temaDeWikidata } from './publico/wikidata/tema.ts'
import { temaDeArchivos } from './suelo/archivos/tema.ts'
import { temaDeCorreos } from './suelo/correos/tema.ts'
import { temaDeNovedades } from './suelo/novedades/tema.ts'
import { temaDePapelera } from './suelo/papelera/tema.ts'
import { temaDePush } from './suelo/push/tema.ts'
import { temaDeSesiones } from './suelo/sesiones/tema.ts'
import { temaDeSubidas } from './suelo/subidas/tema.ts'
import { createTemas } from './suelo/tema.ts'

/** All the subjects that there are. */
export const temas = createTemas([
  temaDeCatedras,
  temaDeInscripciones,
  temaDeIngresoPorCodigo,
  temaDePagos,
  temaDePersonas,
  temaDeActas,
  temaDeAsistencia,
  temaDeCalendario,
  temaDeCierres,
  temaDeClases,
  temaDeComentariosDeEntrega,
  temaDeEvaluaciones,
  temaDeHabilitacion,
  temaDeJustificativos,
  temaDeNotaFinal,
  temaDeOtroAnio,
  temaDePartituras,
  temaDePlanes,
  temaDePuestaAlDia,
  temaDeRecuperatorios,
  temaDeTableros,
  temaDeTablon,
  temaDeTareas,
  temaDeAportes,
  temaDeComunidad,
  temaDeFusiones,
  temaDeRecibos,
  temaDeWikidata,
  temaDeCopias,
  temaDeDatosPersonales,
  temaDeInstitucion,
  temaDeMantenimiento,
  temaDeArchivos,
  temaDeCorreos,
  temaDeNovedades,
  temaDePapelera,
  temaDePush,
  temaDeSesiones,
  temaDeSubidas,
])
