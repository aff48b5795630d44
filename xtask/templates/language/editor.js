// The mode of the editor for @display@: plain text so far.
export const language = () => [];
