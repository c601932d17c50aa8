import { Image } from '@tiptap/extension-image'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { classes } from '../classes'
import { readPasted, readPastedText, readStored } from './pasted'
import type { Focusable } from './rich-text-field'
import { Toolbar } from './toolbar'

interface EditorProps {
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  required?: boolean
  ref?: Ref<Focusable>
  labelId: string
  noteId: string | undefined
  invalid: boolean
}

/** One that was pasted without a description has none to be read out. */
const DescribedImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), alt: { default: '' } }
  },
})

const extensions = [
  // The page and the dialog have the higher headings.
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ['mailto', 'tel'] },
  }),
  DescribedImage,
]

export default function Editor(props: EditorProps) {
  const { value, onChange, onBlur, required = false, ref, labelId, noteId, invalid } = props
  const said = useRef(value)
  const editor = useEditor({
    extensions,
    content: readStored(value),
    // A page's policy lets no style be written into it; ours has these rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'texto-rico',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(invalid),
        ...(required && { 'aria-required': 'true' }),
        ...(noteId && { 'aria-describedby': noteId }),
      },
      transformPastedHTML: readPasted,
      transformPastedText: readPastedText,
    },
    onUpdate: ({ editor }) => {
      said.current = editor.isEmpty ? '' : editor.getHTML()
      onChange(said.current)
    },
    onBlur: () => onBlur?.(),
  })

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor])

  // A form that goes back to what it was says it from outside.
  useEffect(() => {
    if (value === said.current) return
    said.current = value
    editor.commands.setContent(readStored(value), { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={classes('editor', invalid && 'con-error')}>
      <Toolbar editor={editor} labelId={labelId} />
      <EditorContent editor={editor} />
    </div>
  )
}
