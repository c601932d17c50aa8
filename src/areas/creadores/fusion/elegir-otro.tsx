import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { aniosDeVida, type Creador, nombreCompleto } from '../../../domain/creadores/creadores'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'
import { anioDeHoy } from '../../base/sitio'
import { useReposo } from '../../base/use-reposo'
import { candidatosQuery } from './queries'

interface Props {
  creador: Creador
  onChoose: (otro: Creador) => void
}

/** Looks the other record up by its name. */
export function ElegirOtro({ creador, onChoose }: Props) {
  const [q, setQ] = useState('')
  const onRest = useReposo()
  const { data } = useQuery(candidatosQuery(q))
  const otros = q ? (data?.data.filter(({ id }) => id !== creador.id) ?? []) : []
  return (
    <>
      <search className="buscador">
        <TextField
          type="search"
          label="Buscar la otra ficha"
          hint={`La de ${nombreCompleto(creador)} es la que queda.`}
          onChange={({ target }) => onRest(() => setQ(target.value.trim()))}
        />
      </search>
      <p role="status" className="apagado">
        {q && data && otros.length === 0 ? 'No se encontraron creadores' : ''}
      </p>
      <ul className="pila" aria-label="Fichas encontradas">
        {otros.map((otro) => (
          <li key={otro.id} className="panel pila">
            <p>
              <b>{nombreCompleto(otro)}</b> <span className="apagado">{aniosDeVida(otro, anioDeHoy())}</span>
            </p>
            <div className="botones">
              <Button onClick={() => onChoose(otro)}>
                Fusionar con esta<span className="oculto"> ficha, la de {nombreCompleto(otro)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
