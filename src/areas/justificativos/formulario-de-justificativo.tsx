import { useState } from 'react'
import { faltaDeArchivo, textoDeTamano } from '../../domain/archivos/archivos'
import { DIAS_DE_JUSTIFICATIVO, justificativoNuevo } from '../../domain/justificativos/justificativos'
import type { ApiError } from '../../lib/api'
import { FileDrop } from '../../ui/file-drop'
import { TextArea, TextField } from '../../ui/text-field'
import { toast } from '../../ui/toast'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { hoy, maximosDelSitio } from '../base/sitio'
import { AvanceDeSubida } from '../base/subidas/avance'
import { useEnvioPrevio } from '../base/subidas/use-envio-previo'
import { direccionDeJustificativos, requestJustificativo } from './queries-de-alumno'

interface Props {
  catedraId: number
  /** Until when after an absence one may ask. */
  dias: number
  onClose: () => void
}

/** What could not be sent stays written, and its photo chosen. */
export default function FormularioDeJustificativo({ catedraId, dias, onClose }: Props) {
  const [archivo, setArchivo] = useState<File | null>(null)
  const [falta, setFalta] = useState('')
  const envio = useEnvioPrevio(direccionDeJustificativos(catedraId))
  const choose = (elegido: File) => {
    const mal = faltaDeArchivo(elegido, maximosDelSitio) ?? ''
    setFalta(mal)
    if (mal) toast.error(mal)
    else setArchivo(elegido)
  }
  const pedido = {
    ...requestJustificativo(catedraId, archivo, envio.send),
    // What the file is only the server can tell; it is said where it was chosen.
    onError: ({ code, message }: ApiError) => code === 'tipo_no_admitido' && setFalta(message),
  }
  return (
    <FormularioQueGuarda
      borrador={`justificativo-${catedraId}`}
      iniciales={{ desde: hoy(), hasta: hoy(), motivo: '' }}
      esquema={justificativoNuevo}
      accion={pedido}
      falla="No se pudo enviar; puede que no haya conexión. Lo escrito y la foto siguen aquí."
      send="Enviar el justificativo"
      mientras="Enviando..."
      onClose={onClose}
    >
      <Campos dias={dias} />
      {envio.curso && <AvanceDeSubida curso={envio.curso} pause={envio.pause} goOn={envio.goOn} />}
      <FileDrop
        label={
          archivo
            ? `Elegido: ${textoDeTamano(archivo.size)}. Toca para cambiarlo`
            : 'Agrega una foto o un PDF, si tienes'
        }
        accept="image/*,application/pdf"
        file={archivo}
        onChange={choose}
        error={falta || undefined}
        hint="Lo ven tu docente y la administración. Se borra doce meses después del año de la cátedra."
      />
    </FormularioQueGuarda>
  )
}

function Campos({ dias }: { dias: number }) {
  const campo = useCampo<{ desde: string; hasta: string; motivo: string }>()
  return (
    <>
      <div className="ui-fila">
        <TextField label="Desde" type="date" {...campo('desde')} />
        <TextField
          label="Hasta"
          type="date"
          hint={`Hasta ${DIAS_DE_JUSTIFICATIVO} días; se pide a más tardar ${dias === 1 ? '1 día' : `${dias} días`} después.`}
          {...campo('hasta')}
        />
      </div>
      <TextArea label="Motivo" rows={4} maxLength={1000} {...campo('motivo')} />
    </>
  )
}
