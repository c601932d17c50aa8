import type { Reader } from '../../../db/client.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import type { Causa } from '../../../src/domain/casa/alarmas.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { readAlarmas } from '../alarmas/alarmas.ts'
import { motivoDeDesconfianza, readUltimaProbada } from '../copias/probadas.ts'
import type { ProgramadasDeps } from '../copias/programadas.ts'
import { bien, type Hallazgo, mal } from './hallazgo.ts'

/** Whether a copy was put back, and the program started on it. */
export function checkPrueba(
  db: Reader,
  copias: Pick<ProgramadasDeps, 'dataDir' | 'dir' | 'everyHours'>,
  now: number,
): Hallazgo[] {
  const tema = 'Restauración'
  if (copias.everyHours === 0) return []
  const motivo = motivoDeDesconfianza(db, copias, now)
  if (motivo) return [mal(tema, enMedio(motivo), 'Mira las copias en /admin/copias')]
  const ultima = readUltimaProbada(db, now)
  if (!ultima) return [bien(tema, 'todavía no se comprobó ninguna copia')]
  const archivos = cuantos(ultima.archivos ?? 0, 'archivo', 'archivos')
  return [bien(tema, `${ultima.nombre} se comprobó (${enISO(ultima.cuando)}), con ${archivos}`)]
}

/** What is looked at by itself is not said twice. */
const comoSeDice: Partial<Record<Causa, { tema: string; remedio: string }>> = {
  COPIA: { tema: 'Última copia', remedio: 'Se intenta otra vez cada hora' },
  COPIA_REMOTA: { tema: 'Copia en otro lugar', remedio: 'Se intenta otra vez por sí misma' },
  CORREO: { tema: 'Envío de correos', remedio: 'Revisa el proveedor de correo y su clave' },
  TAREA: { tema: 'Tareas', remedio: 'Mira por qué en el registro del programa' },
}

/** What the program has noted that fails, when it last ran. */
export const checkAlarmas = (db: Reader): Hallazgo[] =>
  readAlarmas(db).flatMap(({ causa, motivo, cuando }) => {
    const { tema, remedio } = comoSeDice[causa] ?? {}
    if (!tema || !remedio) return []
    return mal(tema, `falló (${enISO(cuando)}): ${enMedio(motivo)}`, remedio)
  })

const enMedio = (motivo: string) => motivo.replace(/\.$/, '')
