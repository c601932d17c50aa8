import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { diaEn } from '../../domain/base/fechas'
import { palabrasDe } from '../../domain/creadores/busqueda'
import { aniosDeVida, type Creador, nombreCompleto } from '../../domain/creadores/creadores'
import { nombresDe } from '../../domain/creadores/otros-nombres'
import { acuerdoConNombre, NINGUNO } from '../../domain/creadores/relevancia'
import { api, unwrap } from '../../lib/api'
import type { Valores } from '../creador/valores'
import { zona } from '../zona'

const PAUSA_MS = 400
const LETRAS_MINIMAS = 4
const CUANTOS = 5

/** Creators of the catalogue whose name says what is being typed; they stop nobody. */
export function Parecidos() {
  const [first_name, last_name] = useWatch<Valores, ['first_name', 'last_name']>({
    name: ['first_name', 'last_name'],
  })
  const parecidos = useParecidos(nombreCompleto({ first_name, last_name }))

  return (
    <div className="parecidos" role="status">
      {parecidos.length > 0 && (
        <>
          <p>¿Es alguno de estos? Ya están en la línea de tiempo:</p>
          <ul>
            {parecidos.map((creador) => (
              <li key={creador.id}>
                <a href={`/creador/${creador.slug}`} target="_blank" rel="noopener">
                  {nombreCompleto(creador)}
                  <span className="oculto"> (se abre en otra pestaña)</span>
                </a>{' '}
                <span className="apagado">{aniosDeVida(creador, diaEn(zona, Date.now()).anio)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function useParecidos(nombre: string): Creador[] {
  const [parecidos, setParecidos] = useState<Creador[]>([])

  useEffect(() => {
    let vigente = true
    const reloj = setTimeout(async () => {
      const hallados = nombre.length < LETRAS_MINIMAS ? [] : await search(nombre)
      if (vigente) setParecidos(hallados)
    }, PAUSA_MS)
    return () => {
      vigente = false
      clearTimeout(reloj)
    }
  }, [nombre])

  return parecidos
}

/** The search reads lives and works too: what counts here are the names. */
async function search(nombre: string): Promise<Creador[]> {
  try {
    const palabras = palabrasDe(nombre)
    const hallados = await unwrap(api.composers.search.get({ query: { query: nombre } }))
    return hallados.filter((creador) => seLlama(creador, palabras)).slice(0, CUANTOS)
  } catch {
    return []
  }
}

const seLlama = (creador: Creador, palabras: string[]) =>
  nombresDe(creador).some((nombre) => acuerdoConNombre(palabras, nombre) !== NINGUNO)
