puts "errors loaded"
module Bank
  class Error < StandardError; end

  class InsufficientFunds < Error
    attr_reader :missing

    def initialize(missing)
      @missing = missing
      super("insufficient funds")
    end
  end
end
