// The mode of the editor for Javascript: plain text so far.
export const language = () => [];
