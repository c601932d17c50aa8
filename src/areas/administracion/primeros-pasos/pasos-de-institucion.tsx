import { useSuspenseQuery } from '@tanstack/react-query'
import { pasoSiguiente } from '../../../domain/casa/primeros-pasos'
import { CampoDeNombre, CampoDeZona } from '../institucion/campos'
import { FormularioDeInstitucion } from '../institucion/formulario'
import { institucionQuery } from '../institucion/queries'
import { rutaDePaso } from './direccion'
import type { PropsDePaso } from './paso'

export function PasoDeNombre({ saltar }: PropsDePaso) {
  const { data: institucion } = useSuspenseQuery(institucionQuery)
  return (
    <FormularioDeInstitucion
      institucion={institucion}
      campos={['nombre']}
      borrador="paso-nombre"
      send="Guardar y seguir"
      destino={rutaDePaso(pasoSiguiente('nombre'))}
      acciones={saltar}
    >
      <CampoDeNombre fijos={institucion.fijos} />
    </FormularioDeInstitucion>
  )
}

export function PasoDeZona({ saltar }: PropsDePaso) {
  const { data: institucion } = useSuspenseQuery(institucionQuery)
  return (
    <FormularioDeInstitucion
      institucion={institucion}
      campos={['zona']}
      borrador="paso-zona"
      send="Guardar y seguir"
      destino={rutaDePaso(pasoSiguiente('zona'))}
      acciones={saltar}
    >
      <CampoDeZona {...institucion} />
    </FormularioDeInstitucion>
  )
}
