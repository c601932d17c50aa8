import { Link } from 'react-router'
import { columnasDeAlumnos } from '../../../domain/inscripciones/importaciones'
import { rutas } from '../../admin'
import { Pantalla } from '../../base/pantalla'
import { ImportarTabla } from './importar-tabla'
import { importAlumnos } from './queries'
import { useImportacion } from './use-importacion'

export function Component() {
  const importacion = useImportacion(importAlumnos, columnasDeAlumnos, 'importar-alumnos')
  return (
    <Pantalla
      titulo="Importar alumnos"
      bajada="Desde una planilla. Quien ya está, queda como está."
      migas={[{ texto: 'Alumnos', ruta: rutas.alumnos }]}
    >
      <ImportarTabla
        importacion={importacion}
        ejemplo="/admin/alumnos/importar/ejemplo"
        conAdemas={(follow) => follow({})}
        goBack={
          <Link className="boton principal" to={rutas.alumnos}>
            Ver los alumnos
          </Link>
        }
      />
    </Pantalla>
  )
}
