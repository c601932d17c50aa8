import { expect, test } from 'vitest'
import { liveComunidad } from './comunidad.ts'

const SEMILLAS = Number(process.env.COMUNIDAD_SEMILLAS ?? 1)

test.each(Array.from({ length: SEMILLAS }, (_, i) => i + 1))(
  'en todo un año nadie encuentra dos verdades sobre un creador, un aporte o quien lo hizo (semilla %i)',
  async (semilla) => {
    const { desacuerdos, libro } = await liveComunidad(semilla)

    console.log(`${desacuerdos.comparadas()} comparaciones, ${libro.uniones.length} fusiones`)
    expect(desacuerdos.lineas().join('\n')).toBe('')
  },
  180_000,
)
