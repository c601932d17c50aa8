import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SEMILLAS } from '../../domain/oido/receta'
import { Select } from '../../ui/select'
import { Lectura } from '../base/lectura'
import { opcionesDeClase, opcionesDeComo, opcionesDeNivel } from './opciones'
import { PreguntaDePractica } from './pregunta-de-practica'

const newSemilla = () => Math.floor(Math.random() * SEMILLAS)

/** One question after the other: what is asked for stands in the address, and the answer comes with the question. */
export function Component() {
  const [parametros, setParametros] = useSearchParams()
  const [semilla, setSemilla] = useState(newSemilla)
  const [primera] = useState(semilla)
  const valor = (nombre: string, enBlanco: string) => ({
    value: parametros.get(nombre) ?? enBlanco,
    onChange: ({ target }: { target: HTMLSelectElement }) => {
      const otros = new URLSearchParams(parametros)
      otros.set(nombre, target.value)
      setParametros(otros, { replace: true })
    },
  })
  const [que, nivel, como] = [valor('que', 'INTERVALO'), valor('nivel', '1'), valor('como', '')]
  const isDeAlturas = que.value === 'INTERVALO' || que.value === 'ACORDE'
  const pedido = { que: que.value, nivel: nivel.value, como: isDeAlturas ? como.value : '', semilla }
  return (
    <>
      <div className="filtros-de-practica">
        <Select label="Qué se escucha" options={opcionesDeClase} {...que} />
        <Select label="Nivel" options={opcionesDeNivel} {...nivel} />
        {isDeAlturas && <Select label="Cómo suena" options={opcionesDeComo} {...como} />}
      </div>
      <Lectura falla="No se pudo traer la pregunta.">
        <PreguntaDePractica
          key={Object.values(pedido).join()}
          pedido={pedido}
          conFoco={semilla !== primera}
          onNext={() => setSemilla(newSemilla())}
        />
      </Lectura>
    </>
  )
}
