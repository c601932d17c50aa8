import { expect, test } from 'vitest'
import { liveAnio } from './anio.ts'
import { tablaDeCorreos } from './correos.ts'

/** More seeds by `ANIO_SEMILLAS=1,2,3`. */
const SEMILLAS = (process.env.ANIO_SEMILLAS ?? '1').split(',').map(Number)

test.each(SEMILLAS)(
  'en todo un año nadie encuentra dos cifras para una cosa (semilla %i)',
  async (semilla) => {
    const mundo = await liveAnio(semilla)
    const { desacuerdos } = mundo

    console.log(`${desacuerdos.comparadas()} comparaciones\n${tablaDeCorreos(mundo)}`)
    expect(desacuerdos.lineas().join('\n')).toBe('')
  },
  180_000,
)
