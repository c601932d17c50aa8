import { FormProvider } from 'react-hook-form'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { columnasDeInscripciones } from '../../../domain/inscripciones/importaciones'
import {
  type AlInscribir,
  type CondicionesDeVarios,
  condicionesDeVarios,
} from '../../../domain/inscripciones/inscripciones'
import { EmptyState } from '../../../ui/empty-state'
import { rutaDeCatedra, rutas } from '../../admin'
import { queryClient } from '../../base/consultas'
import { CATEDRA_CERRADA } from '../../base/curso/abierta'
import { loadCatedra } from '../../base/curso/load-catedra'
import { catedraQuery, useCatedra } from '../../base/curso/queries'
import { useFormulario } from '../../base/formulario/use-formulario'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { AsignarLoQueFalta } from '../asignar-lo-que-falta'
import { Avisar } from '../avisar'
import { Condiciones } from '../condiciones'
import { condicionesVacias, conGuaranies, loDeAlInscribir, type ValoresDeCondiciones } from '../valores'
import { ImportarTabla } from './importar-tabla'
import { type Ademas, importInscripciones } from './queries'
import { useImportacion } from './use-importacion'

export const loader = ({ params }: LoaderFunctionArgs) =>
  loadCatedra(
    queryClient.query({ ...catedraQuery('admin', Number(params.id)), staleTime: 'static' }),
    rutas.catedras,
  )

type Valores = ValoresDeCondiciones & AlInscribir

const esquema = conGuaranies(['matricula_monto', 'cuota_monto'], condicionesDeVarios)

export function Component() {
  const catedra = useCatedra(Number(useParams().id))
  const { id, nombre, modalidad_pago } = catedra
  const importacion = useImportacion(
    importInscripciones(id),
    columnasDeInscripciones,
    `importar-inscripciones-${id}`,
  )
  const { form, showFaltas } = useFormulario<Valores, CondicionesDeVarios>({
    borrador: `condiciones-${id}`,
    iniciales: { ...condicionesVacias, ...loDeAlInscribir },
    esquema,
  })

  const conAdemas = (follow: (ademas: Ademas) => void) =>
    void form.handleSubmit((datos) => follow(soloLoDicho(datos)), showFaltas)()

  return (
    <Pantalla
      titulo="Importar inscripciones"
      bajada="Desde una planilla. Quien todavía no es alumno, se crea; quien ya está inscrito, queda como está."
      migas={[
        { texto: 'Cátedras', ruta: rutas.catedras },
        { texto: nombre, ruta: rutaDeCatedra(id) },
      ]}
    >
      {catedra.cerrada ? (
        <EmptyState title={CATEDRA_CERRADA} />
      ) : (
        <FormProvider {...form}>
          <ImportarTabla
            importacion={importacion}
            ejemplo="/admin/catedras/importar/ejemplo"
            conAdemas={conAdemas}
            goBack={
              <Link className="boton principal" to={rutaDeCatedra(id)}>
                Ver la cátedra
              </Link>
            }
          >
            <fieldset className="horarios pila aire-3">
              <legend>Para las filas que no lo digan</legend>
              <Condiciones seCobra={modalidad_pago === 'PARTICULAR'} nueva />
            </fieldset>
            <Lectura falla="No se pudo cargar lo que los demás ya tienen.">
              <AsignarLoQueFalta catedraId={id} />
            </Lectura>
            <Avisar />
          </ImportarTabla>
        </FormProvider>
      )}
    </Pantalla>
  )
}

const soloLoDicho = (datos: CondicionesDeVarios) =>
  Object.fromEntries(Object.entries(datos).filter(([, valor]) => valor !== null && valor !== '')) as Ademas
