cart = []                                         #+
wish = []                                         #-
cart << 3                                         #+
wish << 90                                        #-
cart << 4                                         #+
total = cart.sum                                  #+
dream = wish.sum                                  #-
puts dream                                        #-
puts total                                        #@total
