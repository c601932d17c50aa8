import { azarDe } from '../../src/domain/base/azar.ts'
import { calidades } from '../../src/domain/creadores/creadores.ts'
import { clasesDeNombre } from '../../src/domain/creadores/otros-nombres.ts'
import { periodosDeLinea } from '../../src/domain/creadores/periodos.ts'
import { roles } from '../../src/domain/sesiones/roles.ts'
import { apellidos, ciudades, frases, nombres, obras, sustantivos } from './palabras.ts'

const ANIO_FINAL = { COLONIAL: 1811, INDEPENDENCIA_Y_GUERRA_GRANDE: 1870, POSGUERRA: 1920 } as Record<
  string,
  number
>

/**
 * `cuantos` believable creators, no two of the same name, always the same ones; the form of db/seed/creadores.json. With
 * other names, so many each; the rest of them is the same.
 */
export function catalogoGrande(cuantos: number, otros = 0) {
  const azar = azarDe(1925)
  const deOtros = azarDe(1944)
  return Array.from({ length: cuantos }, (_, i) => ({
    ...fichaDe(azar, i),
    otros_nombres: Array.from({ length: otros }, () => otroNombre(deOtros)),
  }))
}

function otroNombre({ uno, entero }: ReturnType<typeof azarDe>) {
  const de = () => `de ${uno(ciudades)}`
  return {
    nombre: `${uno(nombres)} ${uno([() => uno(apellidos), de])()} ${entero(1, 9999)}`,
    clase: uno(clasesDeNombre),
  }
}

function fichaDe(azar: ReturnType<typeof azarDe>, i: number) {
  const { uno, entero, suerte } = azar
  const first_name = `${nombres[i % nombres.length]} ${uno(nombres)}`
  const vuelta = Math.floor(i / nombres.length)
  const segundo = Math.floor(vuelta / apellidos.length)
  const last_name = [
    apellidos[vuelta % apellidos.length],
    apellidos[(vuelta + 17 * (segundo + 1)) % apellidos.length],
    segundo < apellidos.length ? '' : `de ${apellidos[Math.floor(segundo / apellidos.length)]}`,
  ]
    .join(' ')
    .trim()
  const period = uno(periodosDeLinea)
  const hasta = ANIO_FINAL[period] ?? 2000
  const birth_year = suerte(0.95) ? entero(Math.max(1510, hasta - 120), hasta) : null
  const murio = birth_year !== null && suerte(0.7)
  const conMes = suerte(0.6)
  return {
    first_name,
    last_name,
    birth_year,
    birth_month: conMes ? entero(1, 12) : null,
    birth_day: conMes ? entero(1, 28) : null,
    death_year: murio ? birth_year + entero(25, 90) : null,
    death_month: murio && conMes ? entero(1, 12) : null,
    death_day: murio && conMes ? entero(1, 28) : null,
    death_unknown: !murio && suerte(0.05),
    bio: bioDe(azar, `${first_name} ${last_name}`),
    notable_works: Array.from({ length: entero(1, 4) }, () => `${uno(obras)} ${uno(sustantivos)}`).join('; '),
    period,
    mainRole: [...new Set(Array.from({ length: entero(1, 3) }, () => uno(roles)))],
    photo_url: null,
    youtube_link: null,
    references: [{ title: 'Portal Guaraní', url: `https://www.portalguarani.com/${i}` }],
    quality: uno([...calidades, null]),
  }
}

function bioDe({ uno, entero }: ReturnType<typeof azarDe>, nombre: string) {
  const largo = entero(250, 520)
  let bio = `${nombre} nació en ${uno(ciudades)}.`
  while (bio.length < largo) bio += ` ${uno(frases)} ${uno(sustantivos)} de ${uno(ciudades)}.`
  return bio.slice(0, 600)
}
