import { ingresoPropio } from '../../domain/inscripciones/ingreso-nuevo'
import { api, unwrap } from '../../lib/api'
import { conPrueba } from '../../lib/con-prueba-de-trabajo'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'

const VACIO = { codigo: '' }

const enter = accion({
  mutationFn: (datos: typeof VACIO) =>
    unwrap(conPrueba((headers) => api.alumnos.me.unirse.post(datos, { headers }))),
  exito: ({ message }) => message,
  refetch: () => void queryClient.invalidateQueries(),
})

export default function DialogoDeCodigo({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Unirse a una cátedra" size="narrow">
      <FormularioQueGuarda
        borrador="unirse"
        iniciales={VACIO}
        esquema={ingresoPropio}
        accion={enter}
        falla="No se pudo enviar el código."
        send="Unirse"
        mientras="Enviando..."
        onClose={onClose}
      >
        <Codigo />
      </FormularioQueGuarda>
    </Dialog>
  )
}

function Codigo() {
  const campo = useCampo<typeof VACIO>()
  return (
    <TextField
      label="Código de la cátedra"
      hint="Los ocho signos que te dio tu docente."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...campo('codigo')}
    />
  )
}
