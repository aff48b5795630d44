class StoreError < StandardError; end
