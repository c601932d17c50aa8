import { diagnose } from '../casa/diagnostico/diagnostico'
import { type Hallazgo, lineOf, mal } from '../casa/diagnostico/hallazgo'
import { readSettings, type Settings, UsageError } from '../suelo/services/settings'
import { type Invocation, noArguments, settingsOf } from './command'

/** `guarania doctor`: one line for each thing looked at; code 1 where something is not well. */
export async function doctorCommand(invocation: Invocation): Promise<number> {
  noArguments(invocation, 'doctor')
  const { settings, wrong } = readLeniently(invocation)
  const hallazgos = [...wrong, ...(await diagnose(settings, Date.now))]
  for (const hallazgo of hallazgos) console.log(lineOf(hallazgo))
  return hallazgos.every(({ bien }) => bien) ? 0 : 1
}

/** A wrong setting is a finding too, and no reason not to look at the rest. */
function readLeniently(invocation: Invocation): { settings: Settings; wrong: Hallazgo[] } {
  try {
    return { settings: settingsOf(invocation), wrong: [] }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const settings = readSettings({ DATA_DIR: invocation.values['data-dir'] ?? process.env.DATA_DIR })
    return { settings, wrong: [mal('Ajustes', error.message, 'Así el programa no arranca')] }
  }
}
