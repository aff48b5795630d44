// The mode of the editor for Php: plain text so far.
export const language = () => [];
