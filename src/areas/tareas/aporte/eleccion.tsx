import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { aniosDeVida, nombreCompleto } from '../../../domain/creadores/creadores'
import { Button } from '../../../ui/button'
import { SearchField } from '../../../ui/search-field'
import { anioDeHoy } from '../../base/sitio'
import { useReposo } from '../../base/use-reposo'
import { creadoresQuery } from './queries'

const LETRAS_MINIMAS = 3
const CUANTOS = 8

/** Whom a correction is of, found by name. */
export function Eleccion({ onChoose, onClose }: { onChoose: (id: number) => void; onClose: () => void }) {
  const [texto, setTexto] = useState('')
  const [buscado, setBuscado] = useState('')
  const onRest = useReposo()
  const { data: hallados = [] } = useQuery({
    ...creadoresQuery(buscado),
    enabled: buscado.length >= LETRAS_MINIMAS,
    placeholderData: keepPreviousData,
  })
  const type = (escrito: string) => {
    setTexto(escrito)
    onRest(() => setBuscado(escrito.trim()))
  }
  const visibles = buscado.length >= LETRAS_MINIMAS ? hallados.slice(0, CUANTOS) : []
  return (
    <>
      <div className="ui-dialogo-cuerpo ui-formulario">
        <SearchField
          label="¿A quién corrige tu aporte?"
          value={texto}
          onChange={type}
          {...(buscado.length >= LETRAS_MINIMAS && {
            found:
              visibles.length === 0
                ? 'No se encontró a nadie con ese nombre.'
                : `Encontrados: ${visibles.length}.`,
          })}
        />
        <ul className="pila" aria-label="Creadores encontrados">
          {visibles.map((creador) => (
            <li key={creador.id}>
              <Button onClick={() => onChoose(creador.id)}>
                {nombreCompleto(creador)} <span className="apagado">{aniosDeVida(creador, anioDeHoy())}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <footer className="ui-acciones">
        <Button onClick={onClose}>Cancelar</Button>
      </footer>
    </>
  )
}
